/** A page elsewhere. */
export interface Resource {
  name: string;
  url: string;
  /** What is there, in a few words. */
  about: string;
}

export interface ResourceGroup {
  title: string;
  resources: readonly Resource[];
}

/** Pages that may help, besides the people to turn to in a crisis, who depend on the country. */
export const RESOURCE_GROUPS: readonly ResourceGroup[] = [
  {
    title: "Meditation and mindfulness",
    resources: [
      {
        name: "UCLA Mindful",
        url: "https://www.uclahealth.org/uclamindful/free-guided-meditations",
        about: "Short guided meditations to listen to.",
      },
      {
        name: "Palouse Mindfulness",
        url: "https://palousemindfulness.com",
        about: "A free eight-week course in mindfulness that you take at your own pace.",
      },
      {
        name: "Tara Brach",
        url: "https://www.tarabrach.com/guided-meditations/",
        about: "Guided meditations by a psychologist who teaches in the Buddhist tradition.",
      },
      {
        name: "Insight Timer",
        url: "https://insighttimer.com",
        about: "A meditation timer and a large library. Some of it is paid.",
      },
      {
        name: "Mindful",
        url: "https://www.mindful.org",
        about: "Articles and practices for beginners.",
      },
      {
        name: "Center for Healthy Minds",
        url: "https://centerhealthyminds.org/",
        about: "Research on well-being at the University of Wisconsin-Madison.",
      },
    ],
  },
  {
    title: "Mental health organizations",
    resources: [
      {
        name: "Mental Health America",
        url: "https://www.mhanational.org/",
        about: "Information, and where to find help near you. United States.",
      },
      {
        name: "Mental Health America screening",
        url: "https://screening.mhanational.org/screening-tools/",
        about: "Questionnaires you can take to a doctor. They don't replace one.",
      },
      {
        name: "NAMI",
        url: "https://www.nami.org",
        about: "For people with a mental illness, their families and friends. United States.",
      },
      {
        name: "American Foundation for Suicide Prevention",
        url: "https://afsp.org",
        about: "After losing someone to suicide, and how to support someone who's struggling. United States.",
      },
      {
        name: "Anxiety & Depression Association of America",
        url: "https://adaa.org",
        about: "Information about anxiety and depression, and a directory of therapists. United States.",
      },
      {
        name: "Depression and Bipolar Support Alliance",
        url: "https://www.dbsalliance.org",
        about: "Support groups led by people who've been there. United States.",
      },
      {
        name: "Mind",
        url: "https://www.mind.org.uk",
        about: "Information and support. England and Wales.",
      },
      {
        name: "Befrienders Worldwide",
        url: "https://www.befrienders.org/",
        about: "Emotional support centers in many countries.",
      },
    ],
  },
  {
    title: "Non-denominational spiritual growth",
    resources: [
      {
        name: "Spirituality & Practice",
        url: "https://www.spiritualityandpractice.com",
        about: "Practices and readings from many traditions.",
      },
      {
        name: "Fetzer Institute",
        url: "https://fetzer.org",
        about: "Stories and ideas about love and community.",
      },
      {
        name: "On Being",
        url: "https://onbeing.org",
        about: "Conversations about meaning, faith and being human.",
      },
      {
        name: "Grateful Living",
        url: "https://grateful.org/",
        about: "Simple daily practices of gratitude.",
      },
      {
        name: "Greater Good Science Center",
        url: "https://greatergood.berkeley.edu",
        about: "What research says about kindness, connection and a meaningful life.",
      },
      {
        name: "Self-Compassion",
        url: "https://self-compassion.org",
        about: "Exercises for treating yourself the way you'd treat a friend.",
      },
    ],
  },
];
