package dev.ectype.benchmark.scale;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The entity types of a generated API, with their names and navigation properties. */
record Entities(List<String> names) {
    private static final List<String> WORDS =
            List.of(("account alert app asset audit board bundle call card case channel"
                            + " chat claim contact content contract course device document domain driver event export field filter"
                            + " folder form group host image import item job key label layout license list location log mail map"
                            + " member message meeting model module note notebook office order page partner phone photo plan policy"
                            + " post printer profile project query range record region report request resource role room rule run"
                            + " schedule schema section segment server service session setting share sheet site skill space stack"
                            + " step story survey table tag task team template tenant term theme thread ticket token topic track"
                            + " unit user value vendor version view visit workbook worksheet zone")
                    .split(" "));

    /**
     * A navigation property.
     *
     * @param to the index of the target entity type
     */
    record Navigation(String name, int to, boolean several) {}

    static Entities of(int count) {
        Set<String> names = new LinkedHashSet<>();
        for (int index = 0; index < count; index++) {
            String name = name(index);
            while (!names.add(name)) {
                name += "x";
            }
        }
        return new Entities(List.copyOf(names));
    }

    private static String name(int index) {
        String word = WORDS.get(index % WORDS.size());
        int round = index / WORDS.size();
        String number = round > 3 ? Integer.toString(round) : "";
        return round == 0 ? word : WORDS.get((round * 7 + index) % WORDS.size()) + capital(word) + number;
    }

    /** The navigation properties of a type: children of the same type for recursive paths, two collections and an entity. */
    List<Navigation> from(int index) {
        List<Navigation> navigations = new ArrayList<>();
        navigations.add(new Navigation("child" + capital(names.get(index)) + "s", index, true));
        for (int step : List.of(2, 3, 5)) {
            int to = (index * step + step) % names.size();
            boolean several = step != 3;
            navigations.add(new Navigation(names.get(to) + (several ? "s" : ""), to, several));
        }
        return navigations;
    }

    static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1).toLowerCase(Locale.ROOT);
    }
}
