package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parses filter expressions in common notations into item conditions.
 *
 * <p>Examples: {@code name eq "a" and age gt 5}, {@code status = 'open' OR size >= 3}, {@code contains(name, 'a')},
 * {@code state:open author:me}, {@code labels["size"]:"large" AND -state:"open"}.
 */
public final class FilterExpression {
    private static final Pattern TOKEN = Pattern.compile("\\s*(-?[A-Za-z][\\w.-]*" + QualifiedSearch.KEY
            + "|\\d{4}-\\d{2}-\\d{2}[T ][\\d:.+Zz-]++|\"(?:[^\"\\\\]|\\\\.)*+\"|'[^']*+'|[()]|,|&&|\\|\\||!=|<>|>=|<=|==|=~|[=<>:~;]"
            + "|[^\\s()\"',=<>:~;!&|]++)");
    private static final int LONGEST = 4_000;
    private static final int DEEPEST = 40;

    private final List<String> tokens;
    private final MemberFinder members;
    private int at;
    private boolean known;

    private FilterExpression(List<String> tokens, MemberFinder members) {
        this.tokens = tokens;
        this.members = members;
    }

    /** Parses an expression. Returns null for a syntax error, or if no name matches a member of the items. */
    public static @Nullable ItemCondition read(String text, MemberFinder members) {
        List<String> tokens = tokens(text);
        if (tokens == null || tokens.isEmpty()) {
            return null;
        }
        FilterExpression expression = new FilterExpression(tokens, members);
        try {
            ItemCondition condition = expression.any(0);
            return expression.at == tokens.size() && expression.known ? condition : null;
        } catch (IllegalArgumentException unreadable) {
            return null;
        }
    }

    private static @Nullable List<String> tokens(String text) {
        List<String> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(text.strip());
        int from = 0;
        while (from < text.strip().length() && text.length() <= LONGEST) {
            if (!matcher.find(from) || matcher.start() != from) {
                return null;
            }
            tokens.add(matcher.group(1));
            from = matcher.end();
        }
        return tokens;
    }

    private ItemCondition any(int depth) {
        if (depth > DEEPEST) {
            throw new IllegalArgumentException("too deep");
        }
        List<ItemCondition> either = new ArrayList<>();
        either.add(all(depth));
        while (accept("or") || accept("||")) {
            either.add(all(depth));
        }
        return either.size() == 1
                ? either.get(0)
                : item -> either.stream().anyMatch(condition -> condition.holds(item));
    }

    private ItemCondition all(int depth) {
        List<ItemCondition> every = new ArrayList<>();
        every.add(one(depth));
        while (accept("and") || accept("&&") || accept(";") || accept(",") || begins()) {
            every.add(one(depth));
        }
        return every.size() == 1 ? every.get(0) : ItemCondition.every(every);
    }

    /** Returns whether another comparison follows without a conjunction. */
    private boolean begins() {
        String token = peek(0);
        return token != null
                && !token.equals(")")
                && !token.equalsIgnoreCase("or")
                && !token.equals("||")
                && (token.equals("(") || peek(1) != null);
    }

    private ItemCondition one(int depth) {
        if (accept("not")) {
            ItemCondition refused = one(depth + 1);
            return item -> !refused.holds(item);
        }
        if (accept("(")) {
            ItemCondition inner = any(depth + 1);
            expect(")");
            return inner;
        }
        String name = peek(0);
        if (name != null && name.startsWith("-") && name.length() > 1 && Character.isLetter(name.charAt(1))) {
            tokens.set(at, name.substring(1));
            ItemCondition refused = compared();
            return item -> !refused.holds(item);
        }
        return "(".equals(peek(1)) ? call() : compared();
    }

    /** Parses a function call such as {@code startswith(name, 'a')}. */
    private ItemCondition call() {
        ValueComparison comparison = named(next());
        expect("(");
        String first = next();
        expect(",");
        String second = next();
        expect(")");
        return condition(first, comparison, second);
    }

    private ItemCondition compared() {
        String path = next();
        ValueComparison comparison = named(next());
        if (comparison == ValueComparison.PRESENT) {
            return condition(path, comparison, "true");
        }
        if (accept("(")) {
            return among(path);
        }
        return condition(path, comparison, next());
    }

    /** Parses a value list such as {@code status in ('a', 'b')}. */
    private ItemCondition among(String path) {
        List<ItemCondition> either = new ArrayList<>();
        do {
            either.add(condition(path, ValueComparison.EQUAL, next()));
        } while (accept(","));
        expect(")");
        return item -> either.stream().anyMatch(condition -> condition.holds(item));
    }

    private ItemCondition condition(String name, ValueComparison comparison, String value) {
        MemberPath path = members.find(name);
        if (path == null) {
            return item -> true;
        }
        known = true;
        Schema member = SchemaShape.at(members.type(), path);
        String text = unquoted(value);
        boolean starred = text.length() > 1 && text.endsWith("*") && comparison == ValueComparison.EQUAL;
        if (starred) {
            return ItemCondition.of(path, ValueComparison.STARTS, Document.of(text.substring(0, text.length() - 1)));
        }
        Document wanted = member == null || comparison == ValueComparison.PRESENT
                ? Document.of(text)
                : Coercion.coerce(text, member);
        return ItemCondition.of(path, comparison, wanted);
    }

    private static ValueComparison named(String word) {
        ValueComparison comparison = ValueComparison.named(word);
        if (comparison == null) {
            throw new IllegalArgumentException("unknown comparison " + word);
        }
        return comparison;
    }

    private static String unquoted(String value) {
        char first = value.charAt(0);
        return first == '"' || first == '\'' ? value.substring(1, value.length() - 1) : value;
    }

    private @Nullable String peek(int ahead) {
        return at + ahead < tokens.size() ? tokens.get(at + ahead) : null;
    }

    private String next() {
        String token = peek(0);
        if (token == null) {
            throw new IllegalArgumentException("the expression ends too early");
        }
        at++;
        return token;
    }

    private boolean accept(String word) {
        String token = peek(0);
        boolean accepted = token != null && token.toLowerCase(Locale.ROOT).equals(word);
        at += accepted ? 1 : 0;
        return accepted;
    }

    private void expect(String word) {
        if (!accept(word)) {
            throw new IllegalArgumentException("expected " + word);
        }
    }
}
