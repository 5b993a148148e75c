package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Comparison;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Takes a query parameter of a list whose name speaks of its items for a filter: by a member, by bounds, by a search. */
final class FindFilters implements InferenceRule {
    /** Of more than this a list takes only those that name a member. */
    private static final int MANY = 60;

    private static final List<String> SEARCHES = List.of(
            "q",
            "query",
            "search",
            "searchterm",
            "searchterms",
            "searchquery",
            "searchtext",
            "searchstring",
            "searchphrase",
            "texttosearch",
            "keyword",
            "keywords",
            "term",
            "terms",
            "text",
            "freetext",
            "fulltext");
    private static final List<String> EXPRESSIONS = List.of("filter", "filters", "where", "filterexpression");
    private static final List<String> OBJECTS = List.of("filter", "filters", "where");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.ListAll list) {
                List<Role.Filter> filters = filters(draft, route, list);
                if (!filters.isEmpty()) {
                    Change.Assign change = new Change.Assign(route.endpoint().id(), list.withFilters(filters));
                    proposals.add(proposal(change, 80, evidence(filters)));
                }
            }
        }
        return proposals;
    }

    private static List<Role.Filter> filters(Draft draft, Route route, Role.ListAll list) {
        Sketch sketch = draft.sketch(list.resource());
        FilterTargets targets = new FilterTargets(draft, draft.shape(sketch));
        List<Role.Filter> filters = new ArrayList<>();
        for (Parameter parameter : route.endpoint().parameters()) {
            boolean free = parameter.in() == Parameter.In.QUERY
                    && !draft.isTied(route.endpoint().id(), parameter.name())
                    && !list.paging().takes(parameter.name())
                    && !(list.sort() != null && list.sort().takes(parameter.name()));
            Role.Filter filter = free ? filter(draft, sketch, targets, parameter) : null;
            if (filter != null) {
                filters.add(filter);
            }
        }
        if (filters.size() > MANY) {
            filters.removeIf(filter -> filter.how().ordinal() > 0 && filter.how() != Comparison.MATCHES);
        }
        return filters;
    }

    private static Role.@Nullable Filter filter(
            Draft draft, Sketch sketch, FilterTargets targets, Parameter parameter) {
        for (FilterName name : FilterName.readings(parameter.name())) {
            MemberPath member = member(draft, sketch, targets, parameter, name);
            if (member != null && !isForeignScope(draft, sketch, parameter, member)) {
                return new Role.Filter(parameter.name(), member, name.how());
            }
        }
        return search(draft, parameter);
    }

    private static @Nullable MemberPath member(
            Draft draft, Sketch sketch, FilterTargets targets, Parameter parameter, FilterName name) {
        boolean identifiers = String.join("", name.words()).equals("ids");
        MemberPath member =
                identifiers && sketch.idMember != null ? MemberPath.of(sketch.idMember) : targets.named(name.words());
        if (name.isTextual()) {
            return member == null || !targets.isText(member) ? null : member;
        }
        if (!name.isBound()) {
            return member;
        }
        if (member != null) {
            return targets.isOrdered(member) && isScalar(draft, parameter) ? member : null;
        }
        return isTime(draft, parameter) ? targets.time(name.words()) : null;
    }

    private static boolean isScalar(Draft draft, Parameter parameter) {
        return draft.shapes.mayBeScalar(parameter.type());
    }

    /** Whether the parameter itself says that its values are times. */
    private static boolean isTime(Draft draft, Parameter parameter) {
        TypeRef type = draft.shapes.core(parameter.type());
        String format = type instanceof TextType text && text.format() != null ? text.format() : "";
        if (format.startsWith("date")) {
            return true;
        }
        String told = Words.snake(parameter.name()) + " " + told(parameter.description())
                + told(parameter.type().notes().description());
        return isScalar(draft, parameter)
                && List.of("date", "time", "since", "8601", "3339", "epoch", "created", "updated", "modified").stream()
                        .anyMatch(told::contains);
    }

    private static String told(@Nullable String text) {
        return text == null ? "" : text.toLowerCase(Locale.ROOT);
    }

    private static Role.@Nullable Filter search(Draft draft, Parameter parameter) {
        String bare = Words.bare(parameter.name());
        TypeRef type = draft.shapes.core(parameter.type());
        if (type instanceof ObjectType && OBJECTS.contains(bare)) {
            return new Role.Filter(parameter.name(), MemberPath.ROOT, Comparison.MEMBERS);
        }
        if (!(type instanceof TextType)) {
            return null;
        }
        if (EXPRESSIONS.contains(bare)) {
            return new Role.Filter(parameter.name(), MemberPath.ROOT, Comparison.SATISFIES);
        }
        return SEARCHES.contains(bare) ? new Role.Filter(parameter.name(), MemberPath.ROOT, Comparison.MATCHES) : null;
    }

    /**
     * What a list requires of every caller, and what names nothing that is known here, says where to look, not for what;
     * unless those who make an instance say it.
     */
    private static boolean isForeignScope(Draft draft, Sketch sketch, Parameter parameter, MemberPath member) {
        boolean nested = member.names().size() > 1;
        return parameter.required()
                && nested
                && Creations.body(draft, sketch).member(member.names().get(0)) == null
                && draft.relationships().stream()
                        .noneMatch(relationship -> relationship.from().equals(sketch.named())
                                && member.names().get(0).equals(relationship.member()));
    }

    private static String evidence(List<Role.Filter> filters) {
        List<String> names = filters.stream()
                .map(filter -> filter.parameter() + " names "
                        + (filter.member().isRoot()
                                ? "what items say"
                                : filter.member().pointer())
                        + (filter.how() == Comparison.EQUAL
                                ? ""
                                : " " + filter.how().name().toLowerCase(Locale.ROOT)))
                .toList();
        return String.join(", ", names);
    }
}
