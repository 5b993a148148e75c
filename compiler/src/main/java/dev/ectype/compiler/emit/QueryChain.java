package dev.ectype.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.ectype.compiler.emit.java.Literals;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.Comparison;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Role;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes how a list is narrowed and ordered: a call for each filter, in the order of the parameters. */
final class QueryChain {
    private static final Map<Comparison, String> VERBS = new EnumMap<>(Comparison.class);

    static {
        VERBS.put(Comparison.EQUAL, "where");
        VERBS.put(Comparison.NOT, "without");
        VERBS.put(Comparison.AT_LEAST, "atLeast");
        VERBS.put(Comparison.ABOVE, "above");
        VERBS.put(Comparison.AT_MOST, "atMost");
        VERBS.put(Comparison.BELOW, "below");
        VERBS.put(Comparison.CONTAINS, "containing");
        VERBS.put(Comparison.STARTS, "startingWith");
        VERBS.put(Comparison.ENDS, "endingWith");
        VERBS.put(Comparison.INSIDE, "inside");
        VERBS.put(Comparison.MEMBERS, "where");
        VERBS.put(Comparison.MATCHES, "matching");
        VERBS.put(Comparison.SATISFIES, "satisfying");
    }

    /** What they compare with is a text. */
    private static final List<Comparison> TEXTS = List.of(Comparison.MATCHES, Comparison.SATISFIES, Comparison.INSIDE);

    private final OperationMethod method;
    private final EmissionNames names;

    QueryChain(OperationMethod method, EmissionNames names) {
        this.method = method;
        this.names = names;
    }

    CodeBlock write(CodeBlock all, Step.Query step) {
        CodeBlock.Builder rows = CodeBlock.builder().add(all);
        for (Role.Filter filter : step.filters()) {
            rows.add("$Z.$N(", VERBS.get(filter.how()));
            if (!filter.member().isRoot()) {
                rows.add("$L, ", ResourceConstants.memberOf(step.resource(), filter.member(), names));
            }
            rows.add("$L)", value(filter));
        }
        if (step.searched() && method.hasBody()) {
            rows.add("$Z.searched(body)");
        }
        Role.Sort sort = step.sort();
        if (sort != null) {
            rows.add("$Z.sorted($L, $L)", value(sort.by()), value(sort.direction()));
        }
        return rows.build();
    }

    /** What a filter compares with: where that must be a text or an object, and the argument is none, as it was told. */
    private CodeBlock value(Role.Filter filter) {
        boolean text = TEXTS.contains(filter.how());
        Argument argument = method.field() == null ? null : typed(filter.parameter());
        boolean fits = argument == null
                || (text
                        ? argument.type().equals(ClassName.get(String.class))
                        : !filter.member().isRoot())
                || filter.how() == Comparison.MEMBERS && isObject(argument);
        return fits ? value(filter.parameter()) : read(filter.parameter(), text);
    }

    private static boolean isObject(Argument argument) {
        return argument.type().equals(RuntimeTypes.DOCUMENT)
                || argument.type() instanceof ParameterizedTypeName generic
                        && generic.rawType().equals(RuntimeTypes.BODY);
    }

    private @Nullable Argument typed(String parameter) {
        Argument asked = method.asked(parameter);
        return asked == null ? method.argument(parameter) : asked;
    }

    private static CodeBlock read(String parameter, boolean text) {
        return CodeBlock.of(text ? "query().text($L)" : "query().document($L)", Literals.of(parameter));
    }

    CodeBlock value(@Nullable String parameter) {
        if (parameter == null) {
            return CodeBlock.of("null");
        }
        Argument asked = method.asked(parameter);
        if (asked != null) {
            return CodeBlock.of("query.$N()", asked.name());
        }
        Argument argument = method.field() == null ? null : method.argument(parameter);
        if (argument != null) {
            return CodeBlock.of("$N", argument.name());
        }
        for (Parameter described : method.endpoint().parameters()) {
            if (described.in() == Parameter.In.QUERY && described.name().equals(parameter)) {
                return CodeBlock.of("query().$N($L)", QueryRecord.reader(described, names), Literals.of(parameter));
            }
        }
        if (method.hasBody()) {
            return CodeBlock.of("told($L)", Literals.of(parameter));
        }
        throw new IllegalStateException(method.endpoint().id() + " is told no " + parameter);
    }
}
