package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.ConnectionWords;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.FieldArguments;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.TypedName;
import dev.ectype.compiler.ir.binding.GraphQlMeaning.FieldFilters;
import dev.ectype.compiler.ir.binding.GraphQlMeaning.Filter;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.binding.GraphQlSchema.Link;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
                if (!filters.isEmpty()) {
                    FieldFilters found = new FieldFilters(list.type(), list.field(), filters);
                    proposals.add(proposal(new ModelChange.AddFieldFilters(found), 85, evidence(filters)));
                }
            }
        }
        return proposals;
    }

    private static ObjectShape shape(ModelDraft draft, String name) {
        TypeRef type = draft.type(new TypeName(name));
        return type == null ? ObjectShape.EMPTY : draft.shapes.shape(type);
    }

    private static List<Filter> filters(ModelDraft draft, FieldArguments list, ObjectShape items) {
        List<Filter> filters = new ArrayList<>();
        for (TypedName argument : list.arguments()) {
            if (ConnectionWords.isFilterObject(argument.name())) {
                for (String member : shape(draft, argument.type()).members().keySet()) {
                    add(filters, items, member, argument.name());
                }
            }
            add(filters, items, argument.name(), null);
        }
        return filters;
    }

    private static void add(List<Filter> filters, ObjectShape items, String argument, @Nullable String within) {
        if (items.has(argument)) {
            filters.add(new Filter(argument, within));
        }
    }

    private static String evidence(List<Filter> filters) {
        return filters.stream()
                .map(filter -> (filter.within() == null ? "" : filter.within() + ".") + filter.argument()
                        + " is a member of the items")
                .collect(Collectors.joining(", "));
    }
}
