package dev.ectype.runtime.emulator.openapi;

import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NoneSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.ObjectSchema.MemberPattern;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.SubtypeTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes object types as JSON Schema. */
final class ObjectWriter {
    private final SchemaWriter schemas;
    private final ComponentNames names;
    private final JsonWriter out;

    ObjectWriter(SchemaWriter schemas, ComponentNames names, JsonWriter out) {
        this.schemas = schemas;
        this.names = names;
        this.out = out;
    }

    void write(ObjectSchema object) {
        out.name("type").value("object");
        members(object.members());
        if (!object.patterns().isEmpty()) {
            out.name("patternProperties").beginObject();
            for (MemberPattern pattern : object.patterns()) {
                schemas.schema(pattern.regex().source(), pattern.type());
            }
            out.endObject();
        }
        additional(object.additional());
        schemas.limit("minProperties", object.count().least(), 0);
        schemas.limit("maxProperties", object.count().most(), Integer.MAX_VALUE);
        if (!(object.rules().names() instanceof AnySchema)) {
            schemas.schema("propertyNames", object.rules().names());
        }
        if (!object.rules().conditions().isEmpty()) {
            schemas.schemas("allOf", object.rules().conditions());
        }
        SubtypeTable subtypes = object.rules().subtypes();
        if (subtypes != null) {
            discriminator(subtypes.member(), named(subtypes));
        }
    }

    private void members(List<MemberSchema> members) {
        if (members.isEmpty()) {
            return;
        }
        out.name("properties").beginObject();
        members.forEach(member -> schemas.schema(member.name(), member.type()));
        out.endObject();
        List<MemberSchema> required =
                members.stream().filter(MemberSchema::required).toList();
        if (!required.isEmpty()) {
            out.name("required").beginArray();
            required.forEach(member -> out.value(member.name()));
            out.endArray();
        }
    }

    private void additional(Schema additional) {
        if (additional instanceof NoneSchema) {
            out.name("additionalProperties").value(false);
        } else if (!(additional instanceof AnySchema)) {
            schemas.schema("additionalProperties", additional);
        }
    }

    private static Map<String, String> named(SubtypeTable subtypes) {
        Map<String, String> named = new LinkedHashMap<>();
        subtypes.types().forEach((value, type) -> {
            if (type instanceof NamedSchema declared) {
                named.put(value, declared.name());
            }
        });
        return named;
    }

    void discriminator(String member, Map<String, String> mapping) {
        out.name("discriminator").beginObject().name("propertyName").value(member);
        if (!mapping.isEmpty()) {
            out.name("mapping").beginObject();
            mapping.forEach((value, name) -> {
                if (names.knows(name)) {
                    out.name(value).value(names.reference(name));
                }
            });
            out.endObject();
        }
        out.endObject();
    }
}
