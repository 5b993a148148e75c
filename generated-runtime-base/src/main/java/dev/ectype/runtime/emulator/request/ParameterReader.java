package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.plan.Location;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.Fault;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.Validator;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads one parameter as its type and style spell it. */
final class ParameterReader {
    private final ParameterPlan plan;
    private final Schema bare;
    private final String place;
    private final @Nullable Document fallback;
    private final String separator;

    ParameterReader(ParameterPlan plan) {
        this.plan = plan;
        this.bare = Shape.bare(plan.type());
        this.place = plan.in().name().toLowerCase(java.util.Locale.ROOT) + "." + plan.name();
        this.fallback = plan.type().notes().defaultValue() != null
                ? plan.type().notes().defaultValue()
                : bare.notes().defaultValue();
        this.separator = switch (plan.style()) {
            case "spaceDelimited" -> " ";
            case "pipeDelimited" -> "|";
            case "tabDelimited" -> "\t";
            default -> ",";
        };
    }

    ParameterPlan plan() {
        return plan;
    }

    /** What the parameter means when it is not sent, or null. */
    @Nullable
    Document fallback() {
        return fallback;
    }

    /** The value in a path, whose text is there for certain. */
    @Nullable
    Document path(String text, List<Problem.Detail> faults) {
        String plain = switch (plan.style()) {
            case "label" -> text.startsWith(".") ? text.substring(1) : text;
            case "matrix" -> text.startsWith(";") ? text.substring(text.indexOf('=') + 1) : text;
            default -> text;
        };
        return checked(decoded(List.of(plain), faults), faults);
    }

    /** The value elsewhere; null when it is absent. */
    @Nullable
    Document read(Source source, List<Problem.Detail> faults) {
        Document value = bare instanceof ObjectSchema || bare instanceof UnionSchema
                ? structured(source, faults)
                : flat(source, faults);
        if (value == null) {
            if (plan.required() && fallback == null) {
                faults.add(new Problem.Detail(place, "required", "is required"));
            }
            return null;
        }
        return checked(value, faults);
    }

    private @Nullable Document flat(Source source, List<Problem.Detail> faults) {
        List<String> texts = source.texts(plan.in(), plan.name());
        if (texts.isEmpty() && bare instanceof ArraySchema && plan.in() == Location.QUERY) {
            return bracketed(source);
        }
        return texts.isEmpty() ? null : decoded(texts, faults);
    }

    /** {@code ids[]=1&ids[]=2} and {@code ids[0]=1}, which many clients send whatever the style. */
    private @Nullable Document bracketed(Source source) {
        Branch branch = new Branch();
        Pairs query = source.query();
        for (int at = 0; at < query.size(); at++) {
            String name = query.name(at);
            if (name.length() > plan.name().length()
                    && name.startsWith(plan.name())
                    && name.charAt(plan.name().length()) == '[') {
                branch.add("v" + name.substring(plan.name().length()), query.value(at));
            }
        }
        return branch.isEmpty() ? null : branch.child("v").toDocument(plan.type());
    }

    private @Nullable Document structured(Source source, List<Problem.Detail> faults) {
        if (plan.in() == Location.QUERY) {
            Document deep = bracketed(source);
            if (deep != null) {
                return deep;
            }
            if (bare instanceof ObjectSchema object && plan.style().equals("form") && plan.explode()) {
                return exploded(source, object);
            }
        }
        List<String> texts = source.texts(plan.in(), plan.name());
        return texts.isEmpty() ? null : decoded(texts, faults);
    }

    /** Members that stand beside each other in the query, each under its own name. */
    private @Nullable Document exploded(Source source, ObjectSchema object) {
        Branch branch = new Branch();
        Pairs query = source.query();
        for (int at = 0; at < query.size(); at++) {
            if (object.member(query.name(at)) != null) {
                branch.child(query.name(at)).addText(query.value(at));
            }
        }
        return branch.isEmpty() ? null : branch.toDocument(object);
    }

    private @Nullable Document decoded(List<String> texts, List<Problem.Detail> faults) {
        if (plan.mediaType() != null && plan.mediaType().contains("json")) {
            return json(texts.get(0), faults);
        }
        if (bare instanceof ArraySchema array) {
            return list(texts, array);
        }
        if (bare instanceof ObjectSchema && texts.get(0).startsWith("{")) {
            // Many clients send an object as JSON whatever the style.
            return json(texts.get(0), faults);
        }
        if (bare instanceof ObjectSchema
                && texts.get(0).indexOf(separator) + texts.get(0).indexOf('=') >= -1) {
            return alternating(texts.get(0));
        }
        return Coercion.coerce(texts.get(0), plan.type());
    }

    private @Nullable Document json(String text, List<Problem.Detail> faults) {
        try {
            return Json.parse(text.getBytes(StandardCharsets.UTF_8));
        } catch (MalformedJson malformed) {
            faults.add(new Problem.Detail(place, "format", "is not JSON: " + malformed.getMessage()));
            return null;
        }
    }

    private Document list(List<String> texts, ArraySchema array) {
        List<String> items = texts;
        if (texts.size() == 1) {
            String text = texts.get(0);
            items = text.isEmpty() ? List.of() : List.of(text.split(Pattern.quote(separator), -1));
        }
        JsonWriter out = new JsonWriter(64).beginArray();
        for (int position = 0; position < items.size(); position++) {
            out.value(Coercion.coerce(items.get(position), array.item(position)));
        }
        return out.endArray().toDocument();
    }

    /** {@code a,1,b,2}, or {@code a=1,b=2} when exploded. */
    private Document alternating(String text) {
        Branch branch = new Branch();
        List<String> parts = new ArrayList<>(List.of(text.split(Pattern.quote(separator), -1)));
        boolean named = parts.stream().allMatch(part -> part.indexOf('=') > 0);
        for (int at = 0; at < parts.size(); at += named ? 1 : 2) {
            String part = parts.get(at);
            int equals = part.indexOf('=');
            String name = named ? part.substring(0, equals) : part;
            String value = named ? part.substring(equals + 1) : at + 1 < parts.size() ? parts.get(at + 1) : "";
            branch.child(name).addText(value);
        }
        return branch.toDocument(plan.type());
    }

    private @Nullable Document checked(@Nullable Document value, List<Problem.Detail> faults) {
        if (value == null) {
            return null;
        }
        for (Fault fault : Validator.faults(plan.type(), value, Direction.REQUEST)) {
            faults.add(new Problem.Detail(place + fault.pointer(), fault.rule(), fault.message()));
        }
        return value;
    }
}
