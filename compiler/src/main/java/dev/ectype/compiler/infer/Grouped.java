package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.TypeName;
import java.util.Collections;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A group and what comparing it with many others asks again and again. */
final class Grouped {
    final Sketch sketch;
    final String noun;
    final Set<TypeName> names;
    final Shape shape;
    final boolean read;

    private final Draft draft;
    private final @Nullable PathTemplate holder;
    private final @Nullable Sketch parent;
    private @Nullable Boolean creating;
    private @Nullable Boolean named;
    private @Nullable Boolean namedByIdentifier;

    Grouped(Draft draft, Sketch sketch, Set<TypeName> names) {
        this.draft = draft;
        this.sketch = sketch;
        this.noun = Words.key(sketch.literal());
        this.names = names;
        this.shape = draft.shape(sketch);
        this.read = sketch.isRead(draft);
        this.holder = sketch.items.isEmpty() ? null : holder(sketch.items.get(0));
        this.parent = holder == null ? null : draft.at(holder);
    }

    private static @Nullable PathTemplate holder(PathTemplate item) {
        return item.enclosingItem(item.size() - 1);
    }

    boolean sharesTypeWith(Grouped other) {
        return !Collections.disjoint(names, other.names);
    }

    /** Whether it shows things of the other one in short, and has no paths for one of them. */
    boolean isShortFormOf(Grouped other) {
        return sketch.items.isEmpty() && shape.isShortFormOf(other.shape);
    }

    /** Names that clients give mean one thing in one place, and another in the next. */
    boolean isOfAnotherThan(Grouped other) {
        if (sketch.items.isEmpty() || other.sketch.items.isEmpty()) {
            return false;
        }
        boolean known = parent != null && other.parent != null;
        boolean apart = known ? parent != other.parent : !Objects.equals(holder, other.holder) && other.isCreating();
        return apart && isNamedByClients(known);
    }

    private boolean isCreating() {
        Boolean known = creating;
        if (known == null) {
            known = !Creations.routes(draft, sketch).isEmpty();
            creating = known;
        }
        return known;
    }

    private boolean isNamedByClients(boolean evenByIdentifier) {
        Boolean known = evenByIdentifier ? namedByIdentifier : named;
        if (known != null) {
            return known;
        }
        String member = draft.idMembers.of(shape, sketch.noun(), sketch.idParameter());
        Member taken = member == null ? null : Creations.body(draft, sketch).member(member);
        boolean told = taken != null && !IdMembers.saysId(taken.name());
        named = told;
        namedByIdentifier = told || taken != null && taken.required();
        return evenByIdentifier ? told || taken != null && taken.required() : told;
    }
}
