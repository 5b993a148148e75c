package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the member of an instance with a qualifier's value, directly or in an embedded object. */
final class QualifierMemberPaths {
    /** The members that identify an embedded object: {@code owner} is the login of the owner. */
    private static final List<String> NAMES =
            List.of("login", "username", "slug", "handle", "nickname", "key", "code", "name", "id");

    private QualifierMemberPaths() {}

    static @Nullable MemberPath of(ModelDraft draft, ResourceDraft resource, String parameter) {
        ObjectShape shape = draft.shape(resource);
        ObjectMember same = shape.like(parameter);
        if (same != null && draft.shapes.mayBeScalar(same.type())) {
            return same.name().equals(resource.idMember) ? null : MemberPath.of(same.name());
        }
        if (same != null) {
            return within(draft, same, NAMES);
        }
        List<String> words = NameWords.of(parameter);
        for (int from = words.size() - 1; from > 0; from--) {
            ObjectMember whole = shape.like(String.join("", words.subList(0, from)));
            String part = String.join("", words.subList(from, words.size()));
            MemberPath found = whole == null ? null : within(draft, whole, List.of(part));
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static @Nullable MemberPath within(ModelDraft draft, ObjectMember whole, List<String> names) {
        ObjectShape inner =
                draft.shapes.items(whole.type()) == null ? draft.shapes.shape(whole.type()) : ObjectShape.EMPTY;
        for (String name : names) {
            ObjectMember part = inner.like(name);
            if (part != null && draft.shapes.mayBeScalar(part.type())) {
                return MemberPath.of(whole.name(), part.name());
            }
        }
        return null;
    }
}
