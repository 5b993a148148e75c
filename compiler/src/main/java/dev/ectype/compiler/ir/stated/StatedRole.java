package dev.ectype.compiler.ir.stated;

import dev.ectype.compiler.ir.resource.Role;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Lists the roles that people can state. */
public enum StatedRole {
    CREATE(Role.Create.class),
    READ(Role.Read.class),
    LIST(Role.ListAll.class),
    REPLACE(Role.Replace.class),
    UPDATE(Role.Update.class),
    DELETE(Role.Delete.class),
    TRANSITION(Role.Act.class),
    ACTION(Role.CustomAction.class),
    /** The operation has no effect on state. */
    NONE(null);

    private final @Nullable Class<? extends Role> type;

    StatedRole(@Nullable Class<? extends Role> type) {
        this.type = type;
    }

    /** Returns the role with the word that users write, or null. */
    public static @Nullable StatedRole named(String word) {
        return Arrays.stream(values())
                .filter(each -> each.word().equals(word))
                .findFirst()
                .orElse(null);
    }

    /** Returns the words that users can write. */
    public static List<String> words() {
        return Arrays.stream(values()).map(StatedRole::word).toList();
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns whether a role is of this kind. */
    public boolean matches(Role role) {
        return type != null && type.isInstance(role);
    }
}
