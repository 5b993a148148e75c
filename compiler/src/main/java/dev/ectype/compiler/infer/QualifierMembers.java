package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where things show a part of their name that stands before their identifier: as a member, or in an object that they hold. */
final class QualifierMembers {
    /** By what a path calls what is shown whole: {@code owner} is the login of the owner. */
    private static final List<String> NAMES =
            List.of("login", "username", "slug", "handle", "nickname", "key", "code", "name", "id");

    private QualifierMembers() {}

    static @Nullable MemberPath of(Draft draft, Sketch sketch, String parameter) {
        Shape shape = draft.shape(sketch);
        Member same = shape.like(parameter);
        if (same != null && draft.shapes.mayBeScalar(same.type())) {
            return same.name().equals(sketch.idMember) ? null : MemberPath.of(same.name());
        }
        if (same != null) {
            return within(draft, same, NAMES);
        }
        List<String> words = Words.of(parameter);
        for (int from = words.size() - 1; from > 0; from--) {
            Member whole = shape.like(String.join("", words.subList(0, from)));
            String part = String.join("", words.subList(from, words.size()));
            MemberPath found = whole == null ? null : within(draft, whole, List.of(part));
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static @Nullable MemberPath within(Draft draft, Member whole, List<String> names) {
        Shape inner = draft.shapes.items(whole.type()) == null ? draft.shapes.shape(whole.type()) : Shape.EMPTY;
        for (String name : names) {
            Member part = inner.like(name);
            if (part != null && draft.shapes.mayBeScalar(part.type())) {
                return MemberPath.of(whole.name(), part.name());
            }
        }
        return null;
    }
}
