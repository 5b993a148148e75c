package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.PagingWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.ListEnvelope;
import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds the paging parameters of a list among its query parameters and body members. Members of an object parameter
 * have names such as {@code page[size]}.
 */
final class PagingParameters {
    private final TypeShapes shapes;
    private final ResourceDraft resource;
    private final Map<String, Parameter> parameters = new LinkedHashMap<>();

    PagingParameters(ModelDraft draft, Endpoint endpoint, ResourceDraft resource) {
        this.shapes = draft.shapes;
        this.resource = resource;
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == Parameter.In.QUERY) {
                parameters.put(parameter.name(), parameter);
                parts(parameter);
            }
        }
        for (ObjectMember member :
                shapes.shape(Payloads.bodyType(endpoint)).members().values()) {
            parameters.putIfAbsent(member.name(), CallArguments.argument(member));
        }
    }

    private void parts(Parameter parameter) {
        if (List.of("page", "paging", "pagination").contains(NameWords.bare(parameter.name()))
                && !shapes.mayBeScalar(parameter.type())) {
            for (ObjectMember member : shapes.shape(parameter.type()).members().values()) {
                String name = parameter.name() + "[" + member.name() + "]";
                parameters.put(name, parameter.withType(member.type()));
            }
        }
    }

    /** Returns the parameters as their names describe them. */
    Paging paging() {
        String limit = limit();
        return new Paging(limit, offset(limit), page(), after(), before(), token(), ListEnvelope.NONE);
    }

    private @Nullable String limit() {
        String certain = find(PagingWords.LIMIT, this::isScalar);
        return certain == null ? find(PagingWords.NUMERIC_LIMIT, this::isNumber) : certain;
    }

    private @Nullable String offset(@Nullable String limit) {
        String certain = find(PagingWords.OFFSET, this::isScalar);
        if (certain != null) {
            return certain;
        }
        String start = find(PagingWords.NUMERIC_OFFSET, parameter -> isNumber(parameter) && !isTime(parameter));
        return start == null || start.equals(limit) ? null : start;
    }

    private @Nullable String page() {
        return find(PagingWords.PAGE, this::isScalar);
    }

    private @Nullable String after() {
        String named = find(PagingWords.AFTER, this::isCursor);
        return named == null ? startingWith(PagingWords.AFTER_LAST) : named;
    }

    private @Nullable String startingWith(String beginning) {
        for (Map.Entry<String, Parameter> parameter : parameters.entrySet()) {
            if (NameWords.bare(parameter.getKey()).startsWith(beginning) && isCursor(parameter.getValue())) {
                return parameter.getKey();
            }
        }
        return null;
    }

    private @Nullable String before() {
        return find(PagingWords.BEFORE, this::isCursor);
    }

    private @Nullable String token() {
        return find(PagingWords.TOKEN, this::isScalar);
    }

    boolean isText(String name) {
        Parameter parameter = parameters.get(name);
        return parameter != null && shapes.core(parameter.type()) instanceof TextType;
    }

    private @Nullable String find(List<String> names, Predicate<Parameter> fits) {
        for (String name : names) {
            for (Map.Entry<String, Parameter> parameter : parameters.entrySet()) {
                if (NameWords.bare(parameter.getKey()).equals(name) && fits.test(parameter.getValue())) {
                    return parameter.getKey();
                }
            }
        }
        return null;
    }

    private boolean isScalar(Parameter parameter) {
        return shapes.mayBeScalar(parameter.type()) && !(shapes.core(parameter.type()) instanceof EnumType);
    }

    private boolean isNumber(Parameter parameter) {
        TypeRef core = shapes.core(parameter.type());
        return core instanceof NumberType;
    }

    /**
     * Returns whether a parameter holds an identifier. Times are no identifiers, and numbers only if the resource has
     * numeric identifiers.
     */
    private boolean isCursor(Parameter parameter) {
        boolean counted = resource.style instanceof IdStyle.Counter || resource.style instanceof IdStyle.Digits;
        return isScalar(parameter) && !isTime(parameter) && (counted || !isNumber(parameter));
    }

    private boolean isTime(Parameter parameter) {
        TypeRef core = shapes.core(parameter.type());
        String format = core instanceof TextType text && text.format() != null ? text.format() : "";
        String description = (parameter.description() + " " + core.notes().description()).toLowerCase(Locale.ROOT);
        return format.startsWith("date")
                || List.of("timestamp", "date", "8601", "3339", "epoch").stream()
                        .anyMatch(description::contains);
    }
}
