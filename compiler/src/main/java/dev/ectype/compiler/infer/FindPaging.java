package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Paging;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the parameters that choose a page of a list and the members beside the list that tell of the other pages. */
final class FindPaging implements InferenceRule {
    private static final List<String> NEXT_INSIDE =
            List.of("next", "pages", "links", "pagination", "paging", "meta", "page", "cursors", "pageinfo");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.ListAll list) {
                Paging paging = paging(draft, route, list);
                if (!paging.equals(Paging.NONE)) {
                    Role role = new Role.ListAll(list.resource(), list.itemsAt(), list.filters(), paging);
                    proposals.add(proposal(new Change.Assign(route.endpoint().id(), role), 85, evidence(paging)));
                }
            }
        }
        return proposals;
    }

    private static Paging paging(Draft draft, Route route, Role.ListAll list) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        String token = parameter(draft, route, PagingNames.TOKEN);
        String offset = parameter(draft, route, PagingNames.OFFSET);
        boolean opaque = offset != null && isText(draft, route, offset);
        Envelope envelope = new Envelope(draft.shapes, list.itemsAt(), reply);
        MemberPath nextUrl = envelope.find(PagingNames.NEXT_URL);
        MemberPath nextToken = token == null && !opaque ? null : envelope.find(PagingNames.NEXT_TOKEN);
        boolean samePlace = nextToken != null && nextToken.equals(nextUrl);
        return new Paging(
                parameter(draft, route, PagingNames.LIMIT),
                opaque ? null : offset,
                parameter(draft, route, PagingNames.PAGE),
                parameter(draft, route, PagingNames.AFTER),
                parameter(draft, route, PagingNames.BEFORE),
                opaque ? offset : token,
                envelope.find(PagingNames.TOTAL),
                envelope.find(PagingNames.HAS_MORE),
                nextToken,
                samePlace ? null : nextUrl);
    }

    private static @Nullable String parameter(Draft draft, Route route, List<String> names) {
        for (String name : names) {
            for (Parameter parameter : route.endpoint().parameters()) {
                boolean named = Words.bare(parameter.name()).equals(name);
                if (parameter.in() == Parameter.In.QUERY && named && draft.shapes.mayBeScalar(parameter.type())) {
                    return parameter.name();
                }
            }
        }
        return null;
    }

    private static boolean isText(Draft draft, Route route, String name) {
        return route.endpoint().parameters().stream()
                .filter(parameter -> parameter.name().equals(name))
                .anyMatch(parameter -> draft.shapes.core(parameter.type()) instanceof dev.ectype.compiler.ir.TextType);
    }

    /** The members around a list, and those of the small objects that APIs put beside it. */
    private record Envelope(
            Shapes shapes, MemberPath itemsAt, @Nullable TypeRef reply) {
        @Nullable
        MemberPath find(List<String> names) {
            MemberPath found = itemsAt.isRoot() || reply == null ? null : in(MemberPath.ROOT, reply, names, 3);
            return found == null || found.equals(itemsAt) ? null : found;
        }

        private @Nullable MemberPath in(MemberPath at, TypeRef type, List<String> names, int levels) {
            Shape shape = shapes.shape(type);
            for (Member member : shape.members().values()) {
                boolean named = names.contains(Words.bare(member.name())) || counts(member, names);
                if (named && !(at.then(member.name()).equals(itemsAt)) && isPlain(member.type())) {
                    return at.then(member.name());
                }
            }
            for (Member member : shape.members().values()) {
                boolean beside = NEXT_INSIDE.contains(Words.bare(member.name())) || isAbove(at.then(member.name()));
                MemberPath inner =
                        levels > 0 && beside ? in(at.then(member.name()), member.type(), names, levels - 1) : null;
                if (inner != null) {
                    return inner;
                }
            }
            return null;
        }

        private boolean isAbove(MemberPath path) {
            int size = path.names().size();
            return size < itemsAt.names().size()
                    && itemsAt.names().subList(0, size).equals(path.names());
        }

        /** {@code articlesCount} counts the articles. */
        private boolean counts(Member member, List<String> names) {
            String list = itemsAt.names().get(itemsAt.names().size() - 1);
            String bare = Words.bare(member.name());
            return names == PagingNames.TOTAL
                    && (bare.equals(Words.bare(list) + "count") || bare.equals("total" + Words.bare(list)));
        }

        private boolean isPlain(TypeRef type) {
            TypeRef core = shapes.core(type);
            return shapes.mayBeScalar(type) || core instanceof dev.ectype.compiler.ir.BooleanType;
        }
    }

    private static String evidence(Paging paging) {
        List<String> parts = new ArrayList<>();
        add(parts, "limit", paging.limit());
        add(parts, "offset", paging.offset());
        add(parts, "page", paging.page());
        add(parts, "after", paging.after());
        add(parts, "before", paging.before());
        add(parts, "token", paging.token());
        add(parts, "total", pointer(paging.total()));
        add(parts, "more", pointer(paging.hasMore()));
        add(parts, "next token", pointer(paging.nextToken()));
        add(parts, "next address", pointer(paging.nextUrl()));
        return String.join(", ", parts);
    }

    private static @Nullable String pointer(@Nullable MemberPath path) {
        return path == null ? null : path.pointer();
    }

    private static void add(List<String> parts, String meaning, @Nullable String name) {
        if (name != null) {
            parts.add(name + " is the " + meaning);
        }
    }
}
