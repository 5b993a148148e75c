package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Violation;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the value of one parameter by its type and style. */
final class ParameterValueReader {
    private final ParameterPlan plan;
    private final Schema bare;
    private final String location;
    private final @Nullable Document fallback;
    private final StyledTextReader style;
    private final Set<String> siblings;
    private final boolean freeText;
    private final boolean freeInteger;

    /**
     * Creates the reader.
     *
     * @param plan the parameter
     * @param siblings the names of all parameters in the same location
     */
    ParameterValueReader(ParameterPlan plan, Set<String> siblings) {
        this.plan = plan;
        this.bare = SchemaShape.bare(plan.type());
        this.location = plan.in().name().toLowerCase(Locale.ROOT) + "." + plan.name();
        this.fallback = plan.type().notes().defaultValue() != null
                ? plan.type().notes().defaultValue()
                : bare.notes().defaultValue();
        this.style = new StyledTextReader(plan);
        this.siblings = siblings;
        this.freeText = SchemaShape.isFreeText(bare);
        this.freeInteger = SchemaShape.isFreeInteger(bare);
    }

    ParameterPlan plan() {
        return plan;
    }

    /** Returns the default of the parameter, or null. */
    @Nullable
    Document fallback() {
        return fallback;
    }

    /** Returns whether a text is valid without a document for validation, as usual identifiers are. */
    boolean isPlain(String text) {
        return freeText || freeInteger && isShortNumber(text);
    }

    private static boolean isShortNumber(String text) {
        if (text.isEmpty() || text.length() > 18 || text.charAt(0) == '0' && text.length() > 1) {
            return false;
        }
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) < '0' || text.charAt(at) > '9') {
                return false;
            }
        }
        return true;
    }

    /** Reads the value from the text of a path segment. */
    @Nullable
    Document path(String text, List<Problem.Detail> errors) {
        return checked(decoded(style.unmarked(text), errors), errors);
    }

    /** Reads the value from the query, a header or a cookie, or returns null if absent. */
    @Nullable
    Document read(RequestValues source, List<Problem.Detail> errors) {
        Document value = bare instanceof ObjectSchema || bare instanceof UnionSchema
                ? structured(source, errors)
                : flat(source, errors);
        if (value == null) {
            if (plan.required() && fallback == null) {
                errors.add(new Problem.Detail(location, "required", "is required"));
            }
            return null;
        }
        return checked(value, errors);
    }

    private @Nullable Document flat(RequestValues source, List<Problem.Detail> errors) {
        List<String> texts = source.texts(plan.in(), plan.name());
        if (texts.isEmpty() && bare instanceof ArraySchema && plan.in() == Location.QUERY) {
            return bracketed(source);
        }
        return texts.isEmpty() ? null : decoded(texts, errors);
    }

    /** Reads {@code ids[]=1&ids[]=2} and {@code ids[0]=1}, which many clients send in any style. */
    private @Nullable Document bracketed(RequestValues source) {
        FormTree branch = new FormTree();
        NameValuePairs query = source.query();
        for (int at = 0; at < query.size(); at++) {
            String name = query.name(at);
            if (name.length() > plan.name().length()
                    && name.startsWith(plan.name())
                    && name.charAt(plan.name().length()) == '[') {
                branch.at("v" + name.substring(plan.name().length())).addText(query.value(at));
            }
        }
        return branch.isEmpty() ? null : branch.child("v").toDocument(plan.type());
    }

    private @Nullable Document structured(RequestValues source, List<Problem.Detail> errors) {
        if (plan.in() == Location.QUERY) {
            Document deep = bracketed(source);
            if (deep != null) {
                return deep;
            }
        }
        List<String> texts = source.texts(plan.in(), plan.name());
        if (!texts.isEmpty()) {
            return decoded(texts, errors);
        }
        boolean paired = plan.in() == Location.QUERY || plan.in() == Location.COOKIE;
        return paired && bare instanceof ObjectSchema object && isExploded() ? exploded(source, object) : null;
    }

    private boolean isExploded() {
        return plan.mediaType() == null && plan.style().equals("form") && plan.explode();
    }

    /**
     * Reads the members of an object from separate parameters. An object without described members takes all undeclared
     * parameters.
     */
    private @Nullable Document exploded(RequestValues source, ObjectSchema object) {
        FormTree branch = new FormTree();
        NameValuePairs pairs = plan.in() == Location.QUERY ? source.query() : source.cookies();
        boolean open = plan.in() == Location.QUERY && object.members().isEmpty();
        for (int at = 0; at < pairs.size(); at++) {
            String name = pairs.name(at);
            if (object.member(name) != null || open && !siblings.contains(name)) {
                branch.child(name).addText(pairs.value(at));
            }
        }
        if (!branch.isEmpty()) {
            return branch.toDocument(object);
        }
        // An object without members leaves no trace in a query.
        return plan.required() && open ? Document.EMPTY_OBJECT : null;
    }

    private @Nullable Document decoded(List<String> texts, List<Problem.Detail> errors) {
        boolean json = plan.mediaType() != null && plan.mediaType().contains("json");
        return json ? json(texts.get(0), errors) : style.value(texts);
    }

    private @Nullable Document json(String text, List<Problem.Detail> errors) {
        try {
            return Json.parse(text.getBytes(StandardCharsets.UTF_8), JsonLimits.REQUEST);
        } catch (MalformedJson malformed) {
            errors.add(new Problem.Detail(location, "format", "is not JSON: " + malformed.getMessage()));
            return null;
        }
    }

    private @Nullable Document checked(@Nullable Document value, List<Problem.Detail> errors) {
        if (value == null) {
            return null;
        }
        for (Violation violation : Validator.violations(plan.type(), value, Direction.REQUEST)) {
            errors.add(BodyReader.detail(location, violation));
        }
        return value;
    }
}
