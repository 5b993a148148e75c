package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes a query parameter of a list that is named like a member of its items for a filter by that member. */
final class FindFilters implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.ListAll list) {
                List<Role.Filter> filters = filters(draft, route, draft.sketch(list.resource()));
                if (!filters.isEmpty()) {
                    Role role = new Role.ListAll(list.resource(), list.itemsAt(), filters, list.paging());
                    proposals.add(proposal(new Change.Assign(route.endpoint().id(), role), 80, evidence(filters)));
                }
            }
        }
        return proposals;
    }

    private static List<Role.Filter> filters(Draft draft, Route route, Sketch sketch) {
        Shape shape = draft.shape(sketch);
        List<Role.Filter> filters = new ArrayList<>();
        for (Parameter parameter : route.endpoint().parameters()) {
            if (parameter.in() == Parameter.In.QUERY && !PagingNames.isPaging(parameter.name())) {
                MemberPath member = member(draft, shape, parameter.name());
                if (member != null && !isForeignScope(draft, sketch, parameter, member)) {
                    filters.add(new Role.Filter(parameter.name(), member));
                }
            }
        }
        return filters;
    }

    /** What a list requires of every caller, and what names nothing that is known here, says where to look, not for what. */
    private static boolean isForeignScope(Draft draft, Sketch sketch, Parameter parameter, MemberPath member) {
        boolean nested = member.names().size() > 1;
        return parameter.required()
                && nested
                && draft.relationships().stream()
                        .noneMatch(relationship -> relationship.from().equals(sketch.named())
                                && member.names().get(0).equals(relationship.member()));
    }

    private static @Nullable MemberPath member(Draft draft, Shape shape, String parameter) {
        Member member = shape.like(parameter);
        if (member == null) {
            List<String> words = Words.of(parameter);
            boolean identifies =
                    words.size() > 1 && List.of("id", "gid", "uuid").contains(words.get(words.size() - 1));
            member = identifies ? shape.like(String.join("", words.subList(0, words.size() - 1))) : null;
        }
        if (member == null) {
            return null;
        }
        TypeRef items = draft.shapes.items(member.type());
        boolean comparable = draft.shapes.mayBeScalar(items == null ? member.type() : items);
        if (comparable || isBoolean(draft, member.type())) {
            return MemberPath.of(member.name());
        }
        String inner = draft.idMembers.of(draft.shapes.shape(member.type()), member.name(), member.name());
        return items != null || inner == null ? null : MemberPath.of(member.name(), inner);
    }

    private static boolean isBoolean(Draft draft, TypeRef type) {
        return draft.shapes.core(type) instanceof dev.ectype.compiler.ir.BooleanType;
    }

    private static String evidence(List<Role.Filter> filters) {
        List<String> names = filters.stream()
                .map(filter -> filter.parameter() + " names " + filter.member().pointer())
                .toList();
        return String.join(", ", names);
    }
}
