package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.graph.step.CollectionStep;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.FilterOperator;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.list.ListSort;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes the filter and sort calls of a list, one for each filter, in the order of the parameters. */
final class QueryChain {
    private static final Map<FilterOperator, String> VERBS = new EnumMap<>(FilterOperator.class);

    static {
        VERBS.put(FilterOperator.EQUAL, "where");
        VERBS.put(FilterOperator.NOT, "without");
        VERBS.put(FilterOperator.AT_LEAST, "atLeast");
        VERBS.put(FilterOperator.ABOVE, "above");
        VERBS.put(FilterOperator.AT_MOST, "atMost");
        VERBS.put(FilterOperator.BELOW, "below");
        VERBS.put(FilterOperator.CONTAINS, "containing");
        VERBS.put(FilterOperator.STARTS, "startingWith");
        VERBS.put(FilterOperator.ENDS, "endingWith");
        VERBS.put(FilterOperator.FLAGGED, "flagged");
        VERBS.put(FilterOperator.INSIDE, "inside");
        VERBS.put(FilterOperator.MEMBERS, "where");
        VERBS.put(FilterOperator.MATCHES, "matching");
        VERBS.put(FilterOperator.SATISFIES, "satisfying");
        VERBS.put(FilterOperator.SELECTS, "selecting");
    }

    /** Operators with a text operand. */
    private static final List<FilterOperator> TEXTS =
            List.of(FilterOperator.MATCHES, FilterOperator.SATISFIES, FilterOperator.INSIDE, FilterOperator.SELECTS);

    private final OperationMethod method;
    private final EmissionNames names;

    QueryChain(OperationMethod method, EmissionNames names) {
        this.method = method;
        this.names = names;
    }

    CodeBlock write(CodeBlock all, CollectionStep.Query step) {
        CodeBlock.Builder rows = CodeBlock.builder().add(all);
        for (ListFilter filter : step.filters()) {
            rows.add("$Z.$N(", VERBS.get(filter.operator()));
            if (!filter.member().isRoot()) {
                rows.add("$L, ", ResourceConstants.memberOf(step.resource(), filter.member(), names));
            }
            rows.add("$L)", value(filter));
        }
        if (step.searched() && method.hasBody()) {
            rows.add("$Z.searched(body)");
        }
        ListSort sort = step.sort();
        if (sort != null) {
            rows.add("$Z.sorted($L, $L)", value(sort.by()), value(sort.direction()));
        }
        return rows.build();
    }

    /**
     * Returns the operand of a filter. If the typed argument does not fit the operator, the operand is the raw query
     * value.
     */
    private CodeBlock value(ListFilter filter) {
        boolean text = TEXTS.contains(filter.operator());
        MethodArgument argument = method.field() == null ? null : typed(filter.parameter());
        boolean fits = argument == null
                || (text
                        ? argument.type().equals(ClassName.get(String.class))
                        : !filter.member().isRoot())
                || filter.operator() == FilterOperator.MEMBERS && isObject(argument);
        return fits ? value(filter.parameter()) : read(filter.parameter(), text);
    }

    private static boolean isObject(MethodArgument argument) {
        return argument.type().equals(RuntimeTypes.DOCUMENT)
                || argument.type() instanceof ParameterizedTypeName generic
                        && generic.rawType().equals(RuntimeTypes.BODY);
    }

    private @Nullable MethodArgument typed(String parameter) {
        MethodArgument queryArgument = method.queryArgument(parameter);
        return queryArgument == null ? method.argument(parameter) : queryArgument;
    }

    private static CodeBlock read(String parameter, boolean text) {
        return CodeBlock.of(text ? "query().text($L)" : "query().document($L)", StringLiterals.of(parameter));
    }

    CodeBlock value(@Nullable String parameter) {
        if (parameter == null) {
            return CodeBlock.of("null");
        }
        MethodArgument queryArgument = method.queryArgument(parameter);
        if (queryArgument != null) {
            return CodeBlock.of("query.$N()", queryArgument.name());
        }
        MethodArgument argument = method.field() == null ? null : method.argument(parameter);
        if (argument != null) {
            return CodeBlock.of("$N", argument.name());
        }
        for (Parameter described : method.endpoint().parameters()) {
            if (described.in() == Parameter.In.QUERY && described.name().equals(parameter)) {
                return CodeBlock.of(
                        "query().$N($L)", QueryRecord.reader(described, names), StringLiterals.of(parameter));
            }
        }
        CodeBlock text = method.request() == null ? null : method.request().text(parameter);
        if (text != null) {
            return text;
        }
        if (method.hasBody()) {
            return CodeBlock.of("optionalArgument($L)", StringLiterals.of(parameter));
        }
        throw new IllegalStateException(method.endpoint().id() + " has no parameter " + parameter);
    }
}
