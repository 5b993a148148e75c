package dev.ectype.runtime.emulator.openapi;

import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.ArraySchema.ContainsConstraint;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.ConditionalSchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NoneSchema;
import dev.ectype.runtime.schema.NotSchema;
import dev.ectype.runtime.schema.NullSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.UnevaluatedSchema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.keyword.Bound;
import dev.ectype.runtime.schema.keyword.Discriminator;
import dev.ectype.runtime.schema.keyword.Notes;
import dev.ectype.runtime.schema.keyword.XmlNotes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes types as JSON Schemas of OpenAPI 3.1. */
final class SchemaWriter {
    private static final int UNLIMITED = Integer.MAX_VALUE;

    private final ComponentNames names;
    private final JsonWriter out;
    private final ObjectWriter objects;

    SchemaWriter(ComponentNames names, JsonWriter out) {
        this.names = names;
        this.out = out;
        this.objects = new ObjectWriter(this, names, out);
    }

    void write(Schema schema) {
        out.beginObject();
        rules(schema);
        notes(schema.notes());
        out.endObject();
    }

    private void rules(Schema schema) {
        if (schema instanceof ObjectSchema object) {
            objects.write(object);
        } else if (schema instanceof ArraySchema array) {
            array(array);
        } else if (schema instanceof UnionSchema || schema instanceof IntersectionSchema) {
            combined(schema);
        } else if (schema instanceof UnevaluatedSchema unevaluated) {
            schemas("allOf", List.of(unevaluated.type()));
            schema("unevaluatedProperties", unevaluated.members());
            schema("unevaluatedItems", unevaluated.items());
        } else if (schema instanceof ConditionalSchema conditional) {
            schema("if", conditional.test());
            schema("then", conditional.then());
            schema("else", conditional.otherwise());
        } else {
            scalar(schema);
        }
    }

    private void combined(Schema schema) {
        if (schema instanceof IntersectionSchema intersection) {
            schemas("allOf", intersection.parts());
        } else if (schema instanceof UnionSchema union) {
            schemas(union.exclusive() ? "oneOf" : "anyOf", union.variants());
            Discriminator discriminator = union.discriminator();
            if (discriminator != null) {
                objects.discriminator(discriminator.member(), discriminator.mapping());
            }
        }
    }

    private void reference(NamedSchema named) {
        if (names.knows(named.name())) {
            out.name("$ref").value(names.reference(named.name()));
        }
    }

    private void nullable(NullableSchema nullable) {
        out.name("anyOf").beginArray();
        write(nullable.type());
        out.beginObject().name("type").value("null").endObject().endArray();
    }

    private void scalar(Schema schema) {
        if (schema instanceof NamedSchema named) {
            reference(named);
        } else if (schema instanceof NullableSchema nullable) {
            nullable(nullable);
        } else if (schema instanceof TextSchema text) {
            text(text);
        } else if (schema instanceof NumberSchema number) {
            number(number);
        } else if (schema instanceof BooleanSchema) {
            out.name("type").value("boolean");
        } else if (schema instanceof NullSchema) {
            out.name("type").value("null");
        } else if (schema instanceof EnumSchema listed) {
            out.name("enum").beginArray();
            listed.values().forEach(out::value);
            out.endArray();
        } else if (schema instanceof NotSchema not) {
            schema("not", not.refused());
        } else if (schema instanceof NoneSchema) {
            schema("not", AnySchema.ANY);
        }
    }

    private void text(TextSchema text) {
        out.name("type").value("string");
        text("format", text.format());
        limit("minLength", text.minLength(), 0);
        limit("maxLength", text.maxLength(), UNLIMITED);
        if (text.patterns().size() == 1) {
            text("pattern", text.patterns().get(0).source());
        } else if (!text.patterns().isEmpty()) {
            out.name("allOf").beginArray();
            text.patterns()
                    .forEach(each -> out.beginObject()
                            .name("pattern")
                            .value(each.source())
                            .endObject());
            out.endArray();
        }
        if (text.content() != null) {
            text("contentMediaType", "application/json");
            schema("contentSchema", text.content());
        }
    }

    private void number(NumberSchema number) {
        out.name("type").value(number.integer() ? "integer" : "number");
        text("format", number.format());
        bound("minimum", "exclusiveMinimum", number.low());
        bound("maximum", "exclusiveMaximum", number.high());
        if (number.multipleOf() != null) {
            out.name("multipleOf").value(number.multipleOf());
        }
    }

    private void bound(String inclusive, String exclusive, @Nullable Bound bound) {
        if (bound != null) {
            out.name(bound.exclusive() ? exclusive : inclusive).value(bound.value());
        }
    }

    private void array(ArraySchema array) {
        out.name("type").value("array");
        if (!array.prefix().isEmpty()) {
            schemas("prefixItems", array.prefix());
        }
        schema("items", array.items());
        limit("minItems", array.minItems(), 0);
        limit("maxItems", array.maxItems(), UNLIMITED);
        if (array.uniqueItems()) {
            out.name("uniqueItems").value(true);
        }
        if (!array.contains().isEmpty()) {
            out.name("allOf").beginArray();
            array.contains().forEach(this::contained);
            out.endArray();
        }
    }

    private void contained(ContainsConstraint contained) {
        out.beginObject();
        schema("contains", contained.type());
        limit("minContains", contained.least(), 1);
        limit("maxContains", contained.most(), UNLIMITED);
        out.endObject();
    }

    private void notes(Notes notes) {
        if (notes == Notes.NONE) {
            return;
        }
        flag("readOnly", notes.readOnly());
        flag("writeOnly", notes.writeOnly());
        if (notes.defaultValue() != null) {
            out.name("default").value(notes.defaultValue());
        }
        if (!notes.examples().isEmpty()) {
            out.name("examples").beginArray();
            notes.examples().forEach(out::value);
            out.endArray();
        }
        if (!notes.xml().equals(XmlNotes.NONE)) {
            xml(notes.xml());
        }
    }

    private void xml(XmlNotes xml) {
        out.name("xml").beginObject();
        text("name", xml.name());
        text("namespace", xml.namespace());
        text("prefix", xml.prefix());
        flag("attribute", xml.attribute());
        flag("wrapped", xml.wrapped());
        out.endObject();
    }

    void schema(String name, @Nullable Schema schema) {
        if (schema != null) {
            out.name(name);
            write(schema);
        }
    }

    void schemas(String name, List<Schema> schemas) {
        out.name(name).beginArray();
        schemas.forEach(this::write);
        out.endArray();
    }

    void limit(String name, int value, int usual) {
        if (value != usual) {
            out.name(name).value(value);
        }
    }

    void text(String name, @Nullable String value) {
        if (value != null) {
            out.name(name).value(value);
        }
    }

    void flag(String name, boolean value) {
        if (value) {
            out.name(name).value(true);
        }
    }
}
