package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;

/** Fills empty arrays and objects, because forms and parameters cannot distinguish empty from absent. */
final class NonEmptyValues {
    private static final int DEEPEST = 4;

    private NonEmptyValues() {}

    static Document fill(Document value, Schema type, FitContext context) {
        Document filled = fill(value, type, context, 0);
        return SchemaShape.bare(type) instanceof AnySchema ? nonEmpty(filled) : filled;
    }

    private static Document fill(Document value, Schema type, FitContext context, int depth) {
        if (!value.isArray() && !value.isObject() || depth > DEEPEST) {
            return value;
        }
        Schema bare = SchemaShape.bare(type);
        if (value.size() != 0) {
            return bare instanceof ArraySchema array ? elements(value, array, context, depth) : value;
        }
        Document fuller = value;
        if (value.isArray() && bare instanceof ArraySchema array) {
            Document element = fill(Fitter.sample(array.item(0), context), array.item(0), context, depth + 1);
            fuller = new JsonWriter(64)
                    .beginArray()
                    .value(nonEmpty(element))
                    .endArray()
                    .toDocument();
        } else if (value.isObject() && bare instanceof ObjectSchema object) {
            fuller = member(object, context, depth + 1);
        }
        return Validator.allows(type, fuller, Direction.REQUEST) ? fuller : value;
    }

    private static Document elements(Document list, ArraySchema array, FitContext context, int depth) {
        JsonWriter out = new JsonWriter(list.length()).beginArray();
        int position = 0;
        for (Document each : list.elements()) {
            out.value(nonEmpty(fill(each, array.item(position++), context, depth + 1)));
        }
        Document fuller = out.endArray().toDocument();
        return fuller.equals(list) || !Validator.allows(array, fuller, Direction.REQUEST) ? list : fuller;
    }

    private static Document nonEmpty(Document element) {
        boolean silent = element.isNull() || element.isObject() && element.size() == 0;
        return silent ? Document.of("1") : element;
    }

    private static Document member(ObjectSchema object, FitContext context, int depth) {
        for (MemberSchema each : object.members()) {
            if (!each.type().notes().readOnly()) {
                return with(each.name(), each.type(), context, depth);
            }
        }
        return with("name", object.additional(), context, depth);
    }

    private static Document with(String name, Schema type, FitContext context, int depth) {
        Document value = fill(Fitter.sample(type, context), type, context, depth);
        return ObjectEdit.of(Document.EMPTY_OBJECT).set(name, value).toDocument();
    }
}
