package notes;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.emulator.model.SnakeCase;
import dev.ectype.runtime.emulator.model.TextEnum;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Note}. */
@Generated("dev.ectype")
public record Note(
        long id, String title, @Nullable List<String> labels, @Nullable String assignee, State state,
        @Nullable String publishedAt, boolean favorited, long favoritesCount, boolean locked,
        @Nullable String archivedAt) {
    public static final ResourceKind<Note> RESOURCE = ResourceKind.of("notes", Note.class);
    public static final Member<State> STATE = Member.of("state", State.class);
    public static final Member<Boolean> FAVORITED = Member.of("favorited", Boolean.class);
    public static final Member<Long> FAVORITES_COUNT = Member.of("favoritesCount", Long.class);
    public static final Member<Boolean> LOCKED = Member.of("locked", Boolean.class);
    public static final Member<String> ARCHIVED_AT = Member.of("archivedAt", String.class);

    public enum State implements TextEnum, SnakeCase { DRAFT, PUBLISHED, WITHDRAWN }
}
