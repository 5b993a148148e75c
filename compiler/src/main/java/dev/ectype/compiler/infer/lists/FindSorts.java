package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.SortWords;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.ListSort;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the parameters that choose the order of a list. */
public final class FindSorts implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.ListAll list) {
                ListSort sort = sort(draft, route, list);
                if (sort != null) {
                    ModelChange.AssignRole change =
                            new ModelChange.AssignRole(route.endpoint().id(), list.withSort(sort));
                    proposals.add(proposal(change, 80, evidence(sort)));
                }
            }
        }
        return proposals;
    }

    private static @Nullable ListSort sort(ModelDraft draft, OperationRoute route, Role.ListAll list) {
        String by = parameter(draft, route, list, SortWords.BY);
        String direction = parameter(draft, route, list, SortWords.DIRECTION);
        String order = parameter(draft, route, list, SortWords.EITHER);
        if (order != null && by == null) {
            by = order;
        } else if (order != null && direction == null) {
            direction = order;
        }
        return by == null && direction == null ? null : withMembers(draft, route, new ListSort(by, direction));
    }

    /** Adds the members of an object that names the sort member in one member and the direction in another. */
    private static ListSort withMembers(ModelDraft draft, OperationRoute route, ListSort sort) {
        for (Parameter parameter : route.endpoint().parameters()) {
            boolean chooses =
                    parameter.in() == Parameter.In.QUERY && parameter.name().equals(sort.by());
            for (TypeRef variant : chooses ? draft.shapes.variants(parameter.type()) : List.<TypeRef>of()) {
                TypeRef items = draft.shapes.items(variant);
                ObjectShape shape = draft.shapes.shape(items == null ? variant : items);
                String key = scalar(draft, shape, SortWords.KEY_MEMBERS);
                if (key != null) {
                    return sort.withMembers(key, scalar(draft, shape, SortWords.DIRECTION_MEMBERS));
                }
            }
        }
        return sort;
    }

    /** Returns the member with the first of the names that has a scalar value, or null. */
    private static @Nullable String scalar(ModelDraft draft, ObjectShape shape, List<String> names) {
        for (String name : names) {
            ObjectMember member = shape.like(name);
            if (member != null && draft.shapes.mayBeScalar(member.type())) {
                return member.name();
            }
        }
        return null;
    }

    private static @Nullable String parameter(
            ModelDraft draft, OperationRoute route, Role.ListAll list, List<String> names) {
        for (String name : names) {
            for (Parameter parameter : ListArguments.of(draft.shapes, route.endpoint())) {
                boolean named = NameWords.bare(parameter.name()).equals(name);
                if (named && !list.paging().uses(parameter.name()) && isChoice(draft, parameter.type())) {
                    return parameter.name();
                }
            }
        }
        return null;
    }

    private static boolean isChoice(ModelDraft draft, TypeRef type) {
        TypeRef items = draft.shapes.items(type);
        TypeRef core = draft.shapes.core(items == null ? type : items);
        return core instanceof TextType
                || core instanceof EnumType
                || core instanceof BooleanType
                || core instanceof ObjectType
                || draft.shapes.variants(type).size() > 1;
    }

    private static String evidence(ListSort sort) {
        String by = sort.by() == null ? "" : sort.by() + " chooses the order" + members(sort);
        String direction = sort.direction() == null ? "" : sort.direction() + " chooses the direction";
        return by + (by.isEmpty() || direction.isEmpty() ? "" : ", ") + direction;
    }

    private static String members(ListSort sort) {
        String direction = sort.directionMember() == null ? "" : " and " + sort.directionMember();
        return sort.keyMember() == null ? "" : " by its " + sort.keyMember() + direction;
    }
}
