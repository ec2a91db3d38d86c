import { useSearchParams } from "wouter";

/** One parameter of the address. Setting it replaces the address, so that Back leads off the screen; null takes it out. */
export function useAddressParameter(name: string): [string | null, (value: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return [search.get(name), set];
}
