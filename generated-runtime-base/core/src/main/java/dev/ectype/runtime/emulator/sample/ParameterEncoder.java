package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.schema.ObjectSchema;
import java.util.ArrayList;
import java.util.List;

/** Encodes parameter values in the described styles. */
final class ParameterEncoder {
    private ParameterEncoder() {}

    /** Returns the text of a scalar: a string without quotes, other values as JSON. */
    static String text(Document value) {
        return value.isString() ? value.text() : value.isNull() ? "" : value.toString();
    }

    /** Converts numbers to strings, for bodies with textual identifiers where responses have numbers. */
    static Document asText(Document value) {
        if (!value.isArray()) {
            return value.isNumber() ? Document.of(value.toString()) : value;
        }
        JsonWriter out = new JsonWriter(value.length()).beginArray();
        value.elements().forEach(each -> out.value(asText(each)));
        return out.endArray().toDocument();
    }

    /** Returns the encoded text of a path parameter. */
    static String path(ParameterPlan parameter, Document value) {
        if (parameter.mediaType() != null) {
            return PercentEncoder.encoded(value.toString());
        }
        List<String> parts = encoded(value, parameter.explode());
        return switch (parameter.style()) {
            case "label" -> "." + String.join(parameter.explode() ? "." : ",", parts);
            case "matrix" -> matrix(parameter, value, parts);
            default -> String.join(",", parts);
        };
    }

    private static String matrix(ParameterPlan parameter, Document value, List<String> parts) {
        String name = ";" + PercentEncoder.encoded(parameter.name()) + "=";
        if (!parameter.explode()) {
            return name + String.join(",", parts);
        }
        return value.isObject() ? ";" + String.join(";", parts) : name + String.join(name, parts);
    }

    /** Returns the value of a header. */
    static String header(ParameterPlan parameter, Document value) {
        return parameter.mediaType() != null ? value.toString() : String.join(",", parts(value, parameter.explode()));
    }

    /** Returns the percent-encoded pairs {@code name=value} of a query or cookie parameter. */
    static List<String> pairs(ParameterPlan parameter, Document value) {
        String name = PercentEncoder.encoded(parameter.name());
        if (parameter.mediaType() != null) {
            return List.of(name + "=" + PercentEncoder.encoded(value.toString()));
        }
        List<String> pairs = new ArrayList<>();
        if (parameter.style().equals("deepObject") || isDeep(parameter, value)) {
            FormEncoder.add(parameter.name(), value, pairs);
        } else if (parameter.explode() && value.isArray()) {
            value.elements().forEach(each -> pairs.add(name + "=" + PercentEncoder.encoded(text(each))));
        } else if (parameter.explode() && value.isObject()) {
            value.members().forEach(each -> pairs.add(pair(each)));
        } else {
            pairs.add(name + "=" + String.join(separator(parameter), encoded(value, false)));
        }
        return pairs;
    }

    /**
     * Returns whether a value needs brackets because its style cannot express it.
     *
     * <p>Affects arrays of objects, and exploded members with names of their own.
     */
    private static boolean isDeep(ParameterPlan parameter, Document value) {
        if (value.isArray()) {
            return value.size() > 0 && parts(value).stream().anyMatch(each -> each.isObject() || each.isArray());
        }
        ObjectSchema object = value.isObject() && parameter.explode() ? SchemaShape.object(parameter.type()) : null;
        if (object == null) {
            return false;
        }
        for (JsonMember member : value.members()) {
            boolean composite = member.value().isObject() || member.value().isArray();
            if (composite || object.member(member.name()) == null) {
                return true;
            }
        }
        return false;
    }

    private static List<Document> parts(Document array) {
        List<Document> parts = new ArrayList<>();
        array.elements().forEach(parts::add);
        return parts;
    }

    private static String separator(ParameterPlan parameter) {
        return switch (parameter.style()) {
            case "spaceDelimited" -> "%20";
            case "pipeDelimited" -> "%7C";
            default -> ",";
        };
    }

    private static String pair(JsonMember member) {
        return PercentEncoder.encoded(member.name()) + "=" + PercentEncoder.encoded(text(member.value()));
    }

    private static List<String> parts(Document value, boolean explode) {
        List<String> parts = new ArrayList<>();
        if (value.isArray()) {
            value.elements().forEach(each -> parts.add(text(each)));
        } else if (value.isObject()) {
            for (JsonMember member : value.members()) {
                parts.add(explode ? member.name() + "=" + text(member.value()) : member.name());
                if (!explode) {
                    parts.add(text(member.value()));
                }
            }
        } else {
            parts.add(text(value));
        }
        return parts;
    }

    /** Returns the parts with encoded separators. */
    private static List<String> encoded(Document value, boolean explode) {
        if (!value.isObject() || !explode) {
            return parts(value, explode).stream().map(PercentEncoder::encoded).toList();
        }
        List<String> pairs = new ArrayList<>();
        value.members().forEach(member -> pairs.add(pair(member)));
        return pairs;
    }
}
