package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ConditionalType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.ObjectTypeRules;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Reads the rules of an object schema besides the types of its members. */
final class ObjectRuleReader {
    private final JsonSchemaReader schemas;
    private final DiscriminatorReader discriminators;

    ObjectRuleReader(JsonSchemaReader schemas, DiscriminatorReader discriminators) {
        this.schemas = schemas;
        this.discriminators = discriminators;
    }

    ObjectTypeRules read(DescriptionObject schema) {
        List<TypeRef> conditions = new ArrayList<>();
        schema.members("dependentRequired").forEach(place -> conditions.add(needing(place)));
        schema.members("dependentSchemas").forEach(place -> conditions.add(where(place, schemas.read(place))));
        // Older drafts use one keyword for both.
        for (LocatedNode place : schema.members("dependencies")) {
            conditions.add(place.node() instanceof ArrayNode ? needing(place) : where(place, schemas.read(place)));
        }
        return new ObjectTypeRules(
                schemas.readField(schema, "propertyNames"), conditions, discriminators.ofSubtypes(schema));
    }

    private static TypeRef needing(LocatedNode place) {
        List<String> names = new ArrayList<>();
        for (LocatedNode element : place.elements()) {
            if (element.node() instanceof ScalarNode name) {
                names.add(name.text());
            }
        }
        return where(place, requiring(names));
    }

    private static TypeRef where(LocatedNode place, TypeRef then) {
        return new ConditionalType(requiring(List.of(place.name())), then, AnyType.ANY, TypeNotes.NONE);
    }

    private static TypeRef requiring(List<String> names) {
        List<ObjectMember> members = names.stream()
                .distinct()
                .map(name -> new ObjectMember(name, AnyType.ANY, true))
                .toList();
        return new ObjectType(members, new LinkedHashMap<>(), AnyType.ANY, null, null, TypeNotes.NONE);
    }
}
