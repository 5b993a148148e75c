package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonObject;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the variable segments of paths. A segment is a variable if it looks like an identifier, if a reply contains it
 * as one, or if several words at its place have replies of equal shape.
 */
final class PathTemplateFinder {
    /** This many different words at one place with replies of equal shape are values. */
    private static final int LEAST_ALIKE = 3;

    private final ObservedIdentifiers identifiers;
    private final List<ExchangeSample> samples;
    private final @Nullable ObservedPath[] templates;

    private PathTemplateFinder(List<ExchangeSample> samples) {
        this.samples = samples;
        this.identifiers = ObservedIdentifiers.of(samples);
        this.templates = new ObservedPath[samples.size()];
    }

    /** Returns the path templates of the samples, in order. */
    static List<ObservedPath> of(List<ExchangeSample> samples) {
        PathTemplateFinder found = new PathTemplateFinder(samples);
        found.extend(IntStream.range(0, samples.size()).boxed().toList(), ObservedPath.ROOT);
        return Arrays.stream(found.templates).map(Objects::requireNonNull).toList();
    }

    /** Extends the common template of samples, given by their indexes, by the next segment. */
    private void extend(List<Integer> numbers, ObservedPath before) {
        int at = before.parts().size();
        Map<String, List<Integer>> bySegment = new LinkedHashMap<>();
        for (int number : numbers) {
            List<String> segments = samples.get(number).segments();
            if (segments.size() == at) {
                templates[number] = before;
            } else {
                bySegment
                        .computeIfAbsent(segments.get(at), first -> new ArrayList<>())
                        .add(number);
            }
        }
        List<Integer> named = new ArrayList<>();
        Map<String, List<Integer>> words = new LinkedHashMap<>();
        String member = null;
        String variable = null;
        for (Map.Entry<String, List<Integer>> each : bySegment.entrySet()) {
            String stated = stated(each.getValue(), at);
            variable = variable == null ? stated : variable;
            String found = stated == null ? member(each.getKey(), each.getValue(), at) : "";
            if (found == null) {
                words.put(each.getKey(), each.getValue());
            } else {
                named.addAll(each.getValue());
                member = member == null || member.isEmpty() ? found : member;
            }
        }
        if (areAlike(words, at)) {
            words.values().forEach(named::addAll);
            words.clear();
            member = member == null ? "" : member;
        }
        if (member != null) {
            extend(named, before.variable(variable == null ? name(before, member) : free(before, variable)));
        }
        words.forEach((word, those) -> extend(those, before.word(word)));
    }

    /** Returns the name that a sample states for the variable at an index, or null for a segment without one. */
    private @Nullable String stated(List<Integer> numbers, int at) {
        for (int number : numbers) {
            String name = samples.get(number).notes().pathVariables().get(at);
            if (name != null) {
                return name;
            }
        }
        return null;
    }

    private static String free(ObservedPath before, String stated) {
        String name = stated.replaceAll("[^A-Za-z0-9_.-]", "");
        String base = name.isEmpty() ? "id" : name;
        String free = base;
        for (int more = 2; before.parts().contains("{" + free + "}"); more++) {
            free = base + more;
        }
        return free;
    }

    /** Returns the member that has the segment as its value, empty if unknown, or null for a word. */
    private @Nullable String member(String segment, List<Integer> numbers, int at) {
        if (segment.isEmpty()) {
            return null;
        }
        for (int number : numbers) {
            String member = identifiers.member(samples.get(number).segments(), at);
            // The first segment is no identifier, unless a reply at that path contains it.
            if (member != null && (at > 0 || !member.isEmpty())) {
                return member;
            }
        }
        if (at > 0 && IdentifierPatterns.isIdentifier(segment)) {
            return "";
        }
        return at == 0
                ? null
                : identifiers.owner(numbers.stream().map(samples::get).toList(), segment);
    }

    private boolean areAlike(Map<String, List<Integer>> words, int at) {
        if (at == 0 || words.size() < LEAST_ALIKE) {
            return false;
        }
        Set<Set<String>> shapes = new LinkedHashSet<>();
        for (List<Integer> numbers : words.values()) {
            for (int number : numbers) {
                ExchangeSample sample = samples.get(number);
                boolean endsHere = sample.segments().size() == at + 1;
                if (endsHere
                        && sample.isSuccess()
                        && sample.responseBody().isJson()
                        && sample.responseBody().json() instanceof JsonObject object
                        && object.members().size() > 1) {
                    shapes.add(object.members().keySet());
                } else if (endsHere && sample.isSuccess()) {
                    return false;
                }
            }
        }
        return shapes.size() == 1;
    }

    private static String name(ObservedPath before, String member) {
        boolean isOwn = !member.isEmpty() && !IdentifierPatterns.isReference(member);
        String last = before.parts().isEmpty()
                ? ""
                : before.parts().get(before.parts().size() - 1);
        String noun = last.startsWith("{") ? "" : camel(Nouns.singular(last));
        String name = isOwn ? camel(member) : noun.isEmpty() ? "id" : noun + "Id";
        String free = name;
        for (int more = 2; before.parts().contains("{" + free + "}"); more++) {
            free = isOwn && !noun.isEmpty() && more == 2
                    ? noun + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1)
                    : name + more;
        }
        return free;
    }

    private static String camel(String text) {
        StringBuilder name = new StringBuilder();
        for (String word : text.split("[^A-Za-z0-9]+")) {
            if (!word.isEmpty()) {
                name.append(
                        name.length() == 0
                                ? word.substring(0, 1).toLowerCase(Locale.ROOT)
                                : word.substring(0, 1).toUpperCase(Locale.ROOT));
                name.append(word.substring(1));
            }
        }
        return name.toString();
    }
}
