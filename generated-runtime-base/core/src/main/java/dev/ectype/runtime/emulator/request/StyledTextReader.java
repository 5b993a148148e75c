package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Decodes the texts of one parameter by its style and type. */
final class StyledTextReader {
    private final ParameterPlan plan;
    private final String separator;

    StyledTextReader(ParameterPlan plan) {
        this.plan = plan;
        this.separator = switch (plan.style()) {
            case "spaceDelimited" -> " ";
            case "pipeDelimited" -> "|";
            case "tabDelimited" -> "\t";
            case "label" -> plan.explode() ? "." : ",";
            case "matrix" -> plan.explode() ? ";" : ",";
            default -> ",";
        };
    }

    /** Returns the texts of a path segment without the prefix of its style. */
    List<String> unmarked(String text) {
        if (plan.style().equals("label")) {
            return List.of(text.startsWith(".") ? text.substring(1) : text);
        }
        if (!plan.style().equals("matrix") || !text.startsWith(";")) {
            return List.of(text);
        }
        String name = plan.name() + "=";
        List<String> texts = new ArrayList<>();
        for (String part : text.substring(1).split(";", -1)) {
            if (part.startsWith(name)) {
                texts.add(part.substring(name.length()));
            } else if (part.equals(plan.name())) {
                texts.add("");
            }
        }
        return texts.isEmpty() ? List.of(text.substring(1)) : texts;
    }

    Document value(List<String> texts) {
        return value(texts, plan.type());
    }

    private Document value(List<String> texts, Schema type) {
        Schema bare = SchemaShape.bare(type);
        if (bare instanceof ArraySchema array) {
            return list(texts, array);
        }
        if (bare instanceof ObjectSchema) {
            return object(texts.get(0), type);
        }
        return bare instanceof UnionSchema union ? variant(texts, union) : Coercion.coerce(texts.get(0), type);
    }

    private Document variant(List<String> texts, UnionSchema union) {
        Document single = Coercion.coerce(texts.get(0), union);
        if (texts.size() == 1 && Validator.allows(union, single, Direction.REQUEST)) {
            return single;
        }
        for (Schema variant : union.variants()) {
            Schema bare = SchemaShape.bare(variant);
            if (bare instanceof ArraySchema || bare instanceof ObjectSchema && texts.size() == 1) {
                Document several = value(texts, variant);
                if (Validator.allows(union, several, Direction.REQUEST)) {
                    return several;
                }
            }
        }
        return single;
    }

    private Document list(List<String> texts, ArraySchema array) {
        boolean headers = plan.in() == Location.HEADER;
        if (texts.size() > 1 && !headers) {
            return Coercion.list(texts, array);
        }
        // Several fields of one name equal a single field with all their values.
        String text = headers ? String.join(",", texts) : texts.get(0);
        if (text.startsWith("[")) {
            Document listed = Coercion.coerce(text, array);
            if (listed.isArray()) {
                return listed;
            }
        }
        List<String> items = text.isEmpty() ? List.of() : List.of(text.split(Pattern.quote(separator), -1));
        return Coercion.list(headers ? items.stream().map(String::strip).toList() : items, array);
    }

    /** Reads an object from {@code a,1,b,2}, exploded {@code a=1,b=2} or JSON, which many clients send in any style. */
    private Document object(String text, Schema type) {
        boolean json = text.startsWith("{");
        boolean parted = text.contains(separator) || text.indexOf('=') > 0;
        if (json || !parted) {
            return Coercion.coerce(text, type);
        }
        FormTree branch = new FormTree();
        List<String> parts = List.of(text.split(Pattern.quote(separator), -1));
        boolean named = parts.stream().allMatch(part -> part.indexOf('=') > 0);
        for (int at = 0; at < parts.size(); at += named ? 1 : 2) {
            String part = parts.get(at);
            int equals = part.indexOf('=');
            String name = named ? part.substring(0, equals) : part;
            String value = named ? part.substring(equals + 1) : at + 1 < parts.size() ? parts.get(at + 1) : "";
            branch.child(name.strip()).addText(value.strip());
        }
        return branch.toDocument(type);
    }
}
