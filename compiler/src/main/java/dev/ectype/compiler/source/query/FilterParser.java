package dev.ectype.compiler.source.query;

import dev.ectype.compiler.source.query.pattern.BadPattern;
import dev.ectype.compiler.source.query.pattern.RegularPattern;
import dev.ectype.compiler.source.tree.BooleanNode;
import dev.ectype.compiler.source.tree.NullNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses the logical expressions of filters and checks the types of their operands. */
final class FilterParser {
    private static final List<String> OPERATORS = List.of("==", "!=", "<=", ">=", "<", ">");

    private final QueryScanner scanner;
    private final QueryParser queries;

    FilterParser(QueryScanner scanner, QueryParser queries) {
        this.scanner = scanner;
        this.queries = queries;
    }

    Condition condition() throws QuerySyntaxError {
        queries.enter();
        List<Condition> alternatives = new ArrayList<>();
        do {
            scanner.skipBlanks();
            alternatives.add(conjunction());
        } while (follows("||"));
        queries.leave();
        return alternatives.size() == 1 ? alternatives.get(0) : new Condition.Any(alternatives);
    }

    private Condition conjunction() throws QuerySyntaxError {
        List<Condition> conditions = new ArrayList<>();
        do {
            scanner.skipBlanks();
            conditions.add(basic());
        } while (follows("&&"));
        return conditions.size() == 1 ? conditions.get(0) : new Condition.All(conditions);
    }

    private boolean follows(String operator) {
        int before = scanner.offset();
        scanner.skipBlanks();
        boolean follows = scanner.takes(operator);
        if (!follows) {
            scanner.returnTo(before);
        }
        return follows;
    }

    private Condition basic() throws QuerySyntaxError {
        boolean negated = scanner.takes("!");
        scanner.skipBlanks();
        Condition condition = scanner.takes("(") ? parenthesized() : testOrComparison(negated);
        return negated ? new Condition.Not(condition) : condition;
    }

    private Condition parenthesized() throws QuerySyntaxError {
        Condition inner = condition();
        scanner.skipBlanks();
        scanner.expect(")");
        return inner;
    }

    private Condition testOrComparison(boolean negated) throws QuerySyntaxError {
        int start = scanner.offset();
        if (isAtQuery()) {
            PathQuery query = queries.filterQuery();
            String operator = operator();
            return operator == null
                    ? new Condition.Exists(query)
                    : comparison(singular(query, start), operator, start, negated);
        }
        String word = scanner.word();
        if ((word.equals("match") || word.equals("search")) && scanner.takes("(")) {
            Condition matches = matches(word.equals("match"));
            if (operator() != null) {
                throw new QuerySyntaxError(start, word + "() is a condition, which cannot be compared");
            }
            return matches;
        }
        scanner.returnTo(start);
        Operand left = operand();
        String operator = operator();
        if (operator == null) {
            throw scanner.expected("`==`, `!=`, `<`, `<=`, `>` or `>=` after a value");
        }
        return comparison(left, operator, start, negated);
    }

    private Condition comparison(Operand left, String operator, int start, boolean negated) throws QuerySyntaxError {
        if (negated) {
            throw new QuerySyntaxError(start, "`!` before a comparison needs parentheses");
        }
        scanner.skipBlanks();
        return new Condition.Comparison(left, operator, operand());
    }

    private @Nullable String operator() {
        int before = scanner.offset();
        scanner.skipBlanks();
        for (String operator : OPERATORS) {
            if (scanner.takes(operator)) {
                return operator;
            }
        }
        scanner.returnTo(before);
        return null;
    }

    private Operand operand() throws QuerySyntaxError {
        int start = scanner.offset();
        if (isAtQuery()) {
            return singular(queries.filterQuery(), start);
        }
        if (scanner.isAtQuote()) {
            return new Operand.Literal(new TextNode(scanner.quoted(), 1, 1));
        }
        if (scanner.peek() == '-' || scanner.isAtDigit()) {
            return new Operand.Literal(scanner.number());
        }
        String word = scanner.word();
        return scanner.takes("(") ? function(word, start) : keyword(word, start);
    }

    private Operand keyword(String word, int start) throws QuerySyntaxError {
        scanner.returnTo(start);
        Operand keyword = switch (word) {
            case "true", "false" -> new Operand.Literal(new BooleanNode(word, 1, 1));
            case "null" -> new Operand.Literal(new NullNode(word, 1, 1));
            default -> throw scanner.expected("`@`, `$`, a literal or a function");
        };
        scanner.returnTo(start + word.length());
        return keyword;
    }

    private Operand function(String name, int start) throws QuerySyntaxError {
        queries.enter();
        scanner.skipBlanks();
        Operand result = switch (name) {
            case "length" -> new Operand.Length(operand());
            case "count" -> new Operand.Count(argumentQuery());
            case "value" -> new Operand.Selected(argumentQuery());
            case "match", "search" -> throw new QuerySyntaxError(start, name + "() is a condition, which is no value");
            default ->
                throw new QuerySyntaxError(
                        start, "unknown function \"" + name + "\"; there are length, count, match, search and value");
        };
        close();
        queries.leave();
        return result;
    }

    private PathQuery argumentQuery() throws QuerySyntaxError {
        if (!isAtQuery()) {
            throw scanner.expected("a query that begins with `@` or `$`");
        }
        return queries.filterQuery();
    }

    private Condition matches(boolean whole) throws QuerySyntaxError {
        scanner.skipBlanks();
        Operand text = operand();
        scanner.skipBlanks();
        scanner.expect(",");
        scanner.skipBlanks();
        int start = scanner.offset();
        Operand expression = operand();
        close();
        return new Condition.Matches(text, expression, fixed(expression, start), whole);
    }

    // A wrong expression selects nothing by the RFC; in a literal it is a mistake of the author.
    private static @Nullable RegularPattern fixed(Operand expression, int start) throws QuerySyntaxError {
        if (!(expression instanceof Operand.Literal literal && literal.node() instanceof TextNode written)) {
            return null;
        }
        try {
            return RegularPattern.parse(written.text());
        } catch (BadPattern bad) {
            throw new QuerySyntaxError(start, "the regular expression is not an I-Regexp: " + bad.getMessage());
        }
    }

    private void close() throws QuerySyntaxError {
        scanner.skipBlanks();
        scanner.expect(")");
    }

    private boolean isAtQuery() {
        return scanner.peek() == '@' || scanner.peek() == '$';
    }

    private static Operand singular(PathQuery query, int start) throws QuerySyntaxError {
        if (!query.isSingular()) {
            throw new QuerySyntaxError(
                    start, "a query that may select several nodes cannot be compared; use value() or count()");
        }
        return new Operand.Selected(query);
    }
}
