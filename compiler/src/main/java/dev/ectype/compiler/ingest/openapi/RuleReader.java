package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.ConditionalType;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.ObjectRules;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.source.ArrayNode;
import dev.ectype.compiler.source.Located;
import dev.ectype.compiler.source.ScalarNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Reads what a schema says of an object besides the types of its members. */
final class RuleReader {
    private final SchemaReader schemas;
    private final Discriminators discriminators;

    RuleReader(SchemaReader schemas, Discriminators discriminators) {
        this.schemas = schemas;
        this.discriminators = discriminators;
    }

    ObjectRules read(Fields schema) {
        List<TypeRef> conditions = new ArrayList<>();
        schema.members("dependentRequired").forEach(place -> conditions.add(needing(place)));
        schema.members("dependentSchemas").forEach(place -> conditions.add(where(place, schemas.read(place))));
        // The name of both before they were told apart.
        for (Located place : schema.members("dependencies")) {
            conditions.add(place.node() instanceof ArrayNode ? needing(place) : where(place, schemas.read(place)));
        }
        return new ObjectRules(
                schemas.readField(schema, "propertyNames"), conditions, discriminators.ofSubtypes(schema));
    }

    private static TypeRef needing(Located place) {
        List<String> names = new ArrayList<>();
        for (Located element : place.elements()) {
            if (element.node() instanceof ScalarNode name) {
                names.add(name.text());
            }
        }
        return where(place, requiring(names));
    }

    private static TypeRef where(Located place, TypeRef then) {
        return new ConditionalType(requiring(List.of(place.name())), then, AnyType.ANY, Notes.NONE);
    }

    private static TypeRef requiring(List<String> names) {
        List<Member> members = names.stream()
                .distinct()
                .map(name -> new Member(name, AnyType.ANY, true))
                .toList();
        return new ObjectType(members, new LinkedHashMap<>(), AnyType.ANY, null, null, Notes.NONE);
    }
}
