package dev.ectype.compiler.ingest.path;

import dev.ectype.compiler.ir.binding.HttpBinding.Condition;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.binding.Parameter.In;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Holds the parts of a path item's key.
 *
 * @param path the path without query and fragment
 * @param literals the parts of the query and, each behind a hash, of the fragment, such as {@code Action=Create}
 */
public record PathItemKey(String path, List<String> literals) {
    private static final Pattern SPANS = Pattern.compile("[+*].+|.+[+*]");
    private static final Pattern MARK = Pattern.compile("^[+*/.;]|[+*]$");
    private static final Pattern SEPARATOR = Pattern.compile("[?#&]");
    private static final Pattern NAME = Pattern.compile("\\{([^{}/]+)}");

    public static PathItemKey of(String key) {
        int end = endOfPath(key);
        List<String> literals = new ArrayList<>();
        int hash = key.indexOf('#', end);
        add(literals, "", key.substring(end, hash < 0 ? key.length() : hash));
        add(literals, "#", hash < 0 ? "" : key.substring(hash));
        String path = key.substring(0, end);
        return new PathItemKey(path.startsWith("/") ? path : "/" + path, literals);
    }

    private static void add(List<String> literals, String sign, String text) {
        for (String literal : text.isEmpty() ? new String[0] : SEPARATOR.split(text)) {
            if (!literal.isBlank() && !literal.equals("/")) {
                literals.add(sign + literal.strip());
            }
        }
    }

    /** Returns the key with {@code {+name}} and {@code {name*}} replaced by the declared plain names. */
    PathItemKey plain(List<Parameter> declared) {
        String plain = path;
        for (String name : names()) {
            plain = plain.replace("{" + name + "}", "{" + bare(name, declared) + "}");
        }
        return new PathItemKey(plain, literals);
    }

    private static String bare(String name, List<Parameter> declared) {
        String bare = MARK.matcher(name).replaceAll("");
        return !has(In.PATH, name, declared) && has(In.PATH, bare, declared) ? bare : name;
    }

    /** Returns the plain name of the first parameter that may contain slashes: {@code {+name}}, {@code {name*}}. */
    @Nullable
    String spanning(List<Parameter> declared) {
        for (String name : names()) {
            if (SPANS.matcher(name).matches()) {
                return bare(name, declared);
            }
        }
        return null;
    }

    /** Returns the names in braces. */
    Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        Matcher matcher = NAME.matcher(path);
        while (matcher.find()) {
            names.add(matcher.group(1));
        }
        return names;
    }

    /**
     * Returns the conditions that a request must meet besides the path. A name refers to the header or query parameter
     * of that name.
     *
     * @param shared true if another operation has this path; otherwise a bare name in a fragment, which no client
     *     sends, is no condition
     */
    List<Condition> conditions(List<Parameter> parameters, boolean shared) {
        return literals.stream()
                .filter(literal -> shared || !literal.startsWith("#") || literal.contains("="))
                .map(literal -> condition(literal.replaceFirst("^#", ""), parameters))
                .toList();
    }

    private static Condition condition(String literal, List<Parameter> parameters) {
        int equals = literal.indexOf('=');
        String name = equals < 0 ? literal : literal.substring(0, equals);
        @Nullable String value = equals < 0 || literal.indexOf('{', equals) > 0 ? null : literal.substring(equals + 1);
        return new Condition(carrier(name, parameters), name, value);
    }

    private static In carrier(String name, List<Parameter> parameters) {
        if (has(In.QUERY, name, parameters)) {
            return In.QUERY;
        }
        boolean header = has(In.HEADER, name, parameters)
                || name.toLowerCase(Locale.ROOT).startsWith("x-");
        return header ? In.HEADER : In.QUERY;
    }

    private static boolean has(In in, String name, List<Parameter> parameters) {
        return parameters.stream()
                .anyMatch(parameter -> parameter.in() == in && parameter.name().equalsIgnoreCase(name));
    }

    // A question mark or a hash inside braces belongs to the name of a parameter.
    private static int endOfPath(String key) {
        int depth = 0;
        for (int index = 0; index < key.length(); index++) {
            char character = key.charAt(index);
            depth += character == '{' ? 1 : character == '}' ? -1 : 0;
            if (depth == 0 && (character == '?' || character == '#')) {
                return index;
            }
        }
        return key.length();
    }
}
