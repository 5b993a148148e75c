package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.ConnectionWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.SortWords;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.FieldArguments;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.TypedName;
import dev.ectype.compiler.ir.binding.GraphQlMeaning.FieldFilters;
import dev.ectype.compiler.ir.binding.GraphQlMeaning.Filter;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.binding.GraphQlSchema.Link;
import dev.ectype.compiler.ir.list.ListSort;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the arguments of GraphQL fields between entities that are equal to members of the listed entities. */
public final class FindFieldFilters implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        GraphQlSchema schema = draft.graphQl();
        if (schema != null) {
            Map<String, Link> links = new LinkedHashMap<>();
            schema.links().forEach(link -> links.put(link.type() + "." + link.field(), link));
            for (FieldArguments list : schema.declared().lists()) {
                Link link = links.get(list.type() + "." + list.field());
                List<Filter> filters = link == null ? List.of() : filters(draft, list, shape(draft, link.target()));
                ListSort sort = link == null ? null : sort(draft, list);
                if (!filters.isEmpty() || sort != null) {
                    FieldFilters found = new FieldFilters(list.type(), list.field(), filters, sort);
                    proposals.add(proposal(new ModelChange.AddFieldFilters(found), 85, evidence(filters, sort)));
                }
            }
        }
        return proposals;
    }

    private static ObjectShape shape(ModelDraft draft, String name) {
        TypeRef type = draft.graphQlType(name);
        return type == null ? ObjectShape.EMPTY : draft.shapes.shape(type);
    }

    private static List<Filter> filters(ModelDraft draft, FieldArguments list, ObjectShape items) {
        List<Filter> filters = new ArrayList<>();
        for (TypedName argument : list.arguments()) {
            if (ConnectionWords.isFilterObject(argument.name())) {
                for (ObjectMember member :
                        shape(draft, argument.type()).members().values()) {
                    add(filters, items, member.name(), argument.name(), draft.shapes.items(member.type()) != null);
                }
            }
            add(filters, items, argument.name(), null, argument.list());
        }
        return filters;
    }

    /** Adds a filter by the member of the same name, or by the one that a list of values is named after. */
    private static void add(
            List<Filter> filters, ObjectShape items, String argument, @Nullable String within, boolean list) {
        String single = Nouns.singular(argument);
        if (items.has(argument)) {
            filters.add(new Filter(argument, within, null));
        } else if (list && items.has(single)) {
            filters.add(new Filter(argument, within, single));
        }
    }

    /** Returns the arguments that order the entities, or null. */
    private static @Nullable ListSort sort(ModelDraft draft, FieldArguments list) {
        String by = null;
        String direction = null;
        String key = null;
        String directed = null;
        for (TypedName argument : list.arguments()) {
            String bare = NameWords.bare(argument.name());
            if (by == null && (SortWords.BY.contains(bare) || SortWords.EITHER.contains(bare))) {
                by = argument.name();
                ObjectShape object = shape(draft, argument.type());
                key = first(object, SortWords.KEY_MEMBERS);
                directed = first(object, SortWords.DIRECTION_MEMBERS);
            } else if (direction == null && SortWords.DIRECTION.contains(bare)) {
                direction = argument.name();
            }
        }
        return by == null ? null : new ListSort(by, direction, key, key == null ? null : directed);
    }

    private static @Nullable String first(ObjectShape object, List<String> names) {
        return names.stream()
                .map(object::like)
                .filter(Objects::nonNull)
                .map(ObjectMember::name)
                .findFirst()
                .orElse(null);
    }

    private static String evidence(List<Filter> filters, @Nullable ListSort sort) {
        String selects = filters.stream()
                .map(filter -> (filter.within() == null ? "" : filter.within() + ".")
                        + filter.argument()
                        + (filter.member() == null
                                ? " is a member of the items"
                                : " lists values of the member " + filter.member()))
                .collect(Collectors.joining(", "));
        String orders = sort == null ? "" : sort.words() + " chooses the order";
        return selects + (selects.isEmpty() || orders.isEmpty() ? "" : ", ") + orders;
    }
}
