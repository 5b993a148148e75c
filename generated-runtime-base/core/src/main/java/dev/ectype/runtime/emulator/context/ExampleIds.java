package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects the example identifiers in the description of a create operation.
 *
 * @param shape the resource that the operation creates
 * @param ids the examples and default values of its identifier, as text
 */
public record ExampleIds(ResourceShape shape, Set<String> ids) {
    static ExampleIds of(@Nullable BodyPlan plan, @Nullable Schema body, ResourceShape shape) {
        Set<String> ids = new LinkedHashSet<>();
        IdentityMember name = shape.idMember();
        if (plan != null && body != null && name != null) {
            for (MediaPlan media : plan.media()) {
                media.examples().forEach(example -> add(in(example.at(plan.at()), name), ids));
            }
            notes(body).forEach(notes -> notes.examples().forEach(example -> add(in(example, name), ids)));
            MemberSchema member = name.schemaIn(body);
            if (member != null) {
                notes(member.type()).forEach(notes -> {
                    add(notes.defaultValue(), ids);
                    notes.examples().forEach(example -> add(example, ids));
                });
            }
        }
        return new ExampleIds(shape, ids);
    }

    /** Whether the description contains an identifier. */
    public boolean has(String id) {
        return ids.contains(id);
    }

    private static List<Notes> notes(Schema type) {
        return List.of(type.notes(), SchemaShape.bare(type).notes());
    }

    private static @Nullable Document in(@Nullable Document example, IdentityMember name) {
        return example == null ? null : name.in(example);
    }

    private static void add(@Nullable Document id, Set<String> ids) {
        String text = IdentifierText.of(id);
        if (text != null) {
            ids.add(text);
        }
    }
}
