package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import org.jspecify.annotations.Nullable;

/** Finds the types of the elements of lists. */
final class ListedItems {
    private ListedItems() {}

    /** Returns the type of the elements in the reply of a list, or null. */
    static @Nullable TypeRef type(ModelDraft draft, Endpoint endpoint, Role.ListAll list) {
        Media media = SuccessReply.of(endpoint, false).media();
        TypeRef type = media == null ? null : media.type();
        for (String name : list.itemsAt().names()) {
            ObjectMember member = draft.shapes.shape(type).member(name);
            type = member == null ? null : member.type();
        }
        return type == null ? null : draft.shapes.items(type);
    }
}
