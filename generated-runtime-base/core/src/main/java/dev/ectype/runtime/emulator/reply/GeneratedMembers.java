package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the members of a response that no stored instance has, so that no client can have left them out. */
public final class GeneratedMembers {
    private final Schema type;
    private volatile @Nullable Known last;

    private record Known(ResourceShape shape, Set<String> names) {}

    /** Creates the finder for the type of an instance in a response. */
    public GeneratedMembers(Schema type) {
        this.type = type;
    }

    /** Returns the names of the members that the stored type of a resource does not have. */
    public Set<String> of(ResourceShape shape) {
        Known known = last;
        if (known == null || known.shape() != shape) {
            known = new Known(shape, Collections.unmodifiableSet(found(shape)));
            last = known;
        }
        return known.names();
    }

    private Set<String> found(ResourceShape shape) {
        Set<String> names = new LinkedHashSet<>();
        ObjectSchema described = SchemaShape.object(type);
        ObjectSchema stored = SchemaShape.object(shape.type());
        if (described == null || stored == null) {
            return names;
        }
        for (MemberSchema member : described.members()) {
            if (stored.member(member.name()) == null) {
                names.add(member.name());
            }
        }
        return names;
    }
}
