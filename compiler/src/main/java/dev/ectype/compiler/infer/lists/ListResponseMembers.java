package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** The members around a list in its reply, and those of small objects beside it. */
record ListResponseMembers(
        TypeShapes shapes, MemberPath itemsAt, @Nullable TypeRef reply) {
    private static final int DEEPEST = 3;

    @Nullable
    MemberPath total() {
        MemberPath total = find((owner, member) -> PagingNames.TOTAL.contains(NameWords.bare(member.name())));
        MemberPath named = total == null ? find((owner, member) -> counts(member)) : total;
        return named == null
                ? find((owner, member) -> PagingNames.COUNT.contains(NameWords.bare(member.name())))
                : named;
    }

    @Nullable
    MemberPath hasMore() {
        return find((owner, member) -> PagingNames.HAS_MORE.contains(NameWords.bare(member.name())));
    }

    @Nullable
    MemberPath nextToken() {
        return find((owner, member) -> PagingNames.NEXT_TOKEN.contains(NameWords.bare(member.name()))
                || NameWords.bare(member.name()).startsWith(PagingNames.LAST)
                || PagingNames.NEXT.contains(owner)
                        && PagingNames.TOKEN_INSIDE_NEXT.contains(NameWords.bare(member.name())));
    }

    @Nullable
    MemberPath nextUrl() {
        return find((owner, member) -> PagingNames.NEXT_URL.contains(NameWords.bare(member.name()))
                || PagingNames.NEXT.contains(owner)
                        && PagingNames.URL_INSIDE_NEXT.contains(NameWords.bare(member.name())));
    }

    private @Nullable MemberPath find(BiPredicate<String, ObjectMember> predicate) {
        return itemsAt.isRoot() || reply == null ? null : in(MemberPath.ROOT, reply, predicate);
    }

    private @Nullable MemberPath in(MemberPath at, TypeRef type, BiPredicate<String, ObjectMember> predicate) {
        ObjectShape shape = shapes.shape(type);
        String owner =
                at.isRoot() ? "" : NameWords.bare(at.names().get(at.names().size() - 1));
        for (ObjectMember member : shape.members().values()) {
            MemberPath path = at.then(member.name());
            if (!path.equals(itemsAt) && isPlain(member.type()) && predicate.test(owner, member)) {
                return path;
            }
        }
        for (ObjectMember member : shape.members().values()) {
            MemberPath path = at.then(member.name());
            boolean beside = PagingNames.BESIDE.contains(NameWords.bare(member.name())) || isAbove(path);
            MemberPath inner = path.names().size() <= DEEPEST && beside ? in(path, member.type(), predicate) : null;
            if (inner != null) {
                return inner;
            }
        }
        return null;
    }

    private boolean isAbove(MemberPath path) {
        int size = path.names().size();
        return size < itemsAt.names().size() && itemsAt.names().subList(0, size).equals(path.names());
    }

    /** Returns whether a member counts the list's items: {@code articlesCount} counts the articles. */
    private boolean counts(ObjectMember member) {
        String list = NameWords.bare(itemsAt.names().get(itemsAt.names().size() - 1));
        String bare = NameWords.bare(member.name());
        return bare.equals(list + "count") || bare.equals("total" + list);
    }

    private boolean isPlain(TypeRef type) {
        return shapes.mayBeScalar(type) || shapes.core(type) instanceof BooleanType;
    }
}
