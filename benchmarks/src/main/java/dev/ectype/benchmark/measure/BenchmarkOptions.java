package dev.ectype.benchmark.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Parses the arguments of a benchmark: options {@code --name value}, flags {@code --flag} and other words. */
public final class BenchmarkOptions {
    private final Map<String, List<String>> values = new LinkedHashMap<>();
    private final List<String> words = new ArrayList<>();

    private BenchmarkOptions() {}

    /** Parses the arguments of a benchmark with these options. */
    public static BenchmarkOptions of(List<String> arguments, Set<String> known) {
        return of(arguments, known, Set.of());
    }

    /** Parses the arguments of a benchmark with these options and flags. */
    public static BenchmarkOptions of(List<String> arguments, Set<String> known, Set<String> flags) {
        BenchmarkOptions options = new BenchmarkOptions();
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (!argument.startsWith("--")) {
                options.words.add(argument);
            } else if (flags.contains(argument)) {
                options.values.put(argument, List.of());
            } else if (!known.contains(argument)) {
                throw new IllegalArgumentException(("unknown option " + argument + "; known are "
                                + String.join(" ", known) + " " + String.join(" ", flags))
                        .strip());
            } else if (++i == arguments.size()) {
                throw new IllegalArgumentException(argument + " needs a value");
            } else {
                options.values
                        .computeIfAbsent(argument, absent -> new ArrayList<>())
                        .add(arguments.get(i));
            }
        }
        return options;
    }

    public List<String> words() {
        return List.copyOf(words);
    }

    public boolean has(String flag) {
        return values.containsKey(flag);
    }

    /** The last value of an option. */
    public String text(String name, String defaultValue) {
        List<String> all = all(name);
        return all.isEmpty() ? defaultValue : all.get(all.size() - 1);
    }

    /** The values of an option that may be repeated. */
    public List<String> all(String name) {
        return List.copyOf(values.getOrDefault(name, List.of()));
    }

    /** The positive integer value of an option. */
    public int count(String name, int defaultValue) {
        if (!has(name)) {
            return defaultValue;
        }
        String text = text(name, "");
        try {
            int count = Integer.parseInt(text);
            if (count > 0) {
                return count;
            }
        } catch (NumberFormatException malformed) {
            // The check below reports the error, as for zero and less.
        }
        throw new IllegalArgumentException(name + " must be a whole number of at least 1, and is " + text);
    }

    /** The folder of the checkout, which contains the {@code ectype} script. */
    public static Path checkout() {
        return Path.of(System.getProperty("ectype.checkout", "")).toAbsolutePath();
    }
}
