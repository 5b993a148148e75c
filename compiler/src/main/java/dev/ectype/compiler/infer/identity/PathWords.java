package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import org.jspecify.annotations.Nullable;

/** Finds paths that identify instances by a word instead of a generated identifier, such as {@code /clubs/{club}}. */
final class PathWords {
    private PathWords() {}

    static boolean name(ModelDraft draft, ResourceDraft resource) {
        return resource.identifyingPaths().stream().anyMatch(item -> isWord(draft, item));
    }

    private static boolean isWord(ModelDraft draft, SegmentedPath item) {
        String parameter = item.last().parameter();
        return parameter != null
                && !IdentifierMembers.isIdentifierName(parameter)
                && draft.routes.at(item).stream()
                        .map(route -> route.pathParameter(parameter))
                        .anyMatch(found -> found != null && isFreeText(draft, found.type()));
    }

    static boolean isNumber(ModelDraft draft, @Nullable ObjectMember member) {
        return member != null && draft.shapes.core(member.type()) instanceof NumberType;
    }

    static boolean isFreeText(ModelDraft draft, @Nullable ObjectMember member) {
        return member != null && isFreeText(draft, member.type());
    }

    static boolean isFreeText(ModelDraft draft, TypeRef type) {
        return draft.shapes.core(type) instanceof TextType text && text.format() == null;
    }
}
