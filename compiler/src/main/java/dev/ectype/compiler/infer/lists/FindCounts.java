package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.PathlessCalls;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.ir.binding.Binding;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Recognises operations such as {@code GET /books/count} that count the instances of a list. */
public final class FindCounts implements InferenceRule {
    private static final String COUNT = "count";

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            boolean free = reads(route) && draft.role(route.endpoint().id()) == null;
            MemberPath number = free ? number(draft.shapes, Payloads.replyType(route.endpoint())) : null;
            OperationRoute list = number == null ? null : counted(draft, route);
            if (number != null && list != null && draft.role(list.endpoint().id()) instanceof Role.ListAll all) {
                Role role = new Role.Count(
                        DeclaredFilters.of(draft.shapes, route.endpoint()).applied(all), number);
                String evidence =
                        "its name counts the instances of GET " + list.path().key() + " and its reply has one number";
                proposals.add(
                        proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 80, evidence));
            }
        }
        return proposals;
    }

    /** Returns whether an operation is a read: a {@code GET}, or a call that is no mutation. */
    private static boolean reads(OperationRoute route) {
        Binding binding = route.endpoint().binding();
        return route.method().equals("GET") || PathlessCalls.isCall(binding) && !binding.isMutation();
    }

    /** Returns the location of the only number in a reply, which is the reply, a member or a member's member; or null. */
    private static @Nullable MemberPath number(TypeShapes shapes, @Nullable TypeRef reply) {
        if (reply == null) {
            return null;
        }
        if (shapes.core(reply) instanceof NumberType) {
            return MemberPath.ROOT;
        }
        List<MemberPath> numbers = numbers(shapes, MemberPath.ROOT, reply);
        if (numbers.isEmpty()) {
            for (ObjectMember member : shapes.shape(reply).members().values()) {
                numbers.addAll(numbers(shapes, MemberPath.of(member.name()), member.type()));
            }
        }
        return numbers.size() == 1 ? numbers.get(0) : null;
    }

    private static List<MemberPath> numbers(TypeShapes shapes, MemberPath at, TypeRef type) {
        List<MemberPath> numbers = new ArrayList<>();
        for (ObjectMember member : shapes.shape(type).members().values()) {
            if (shapes.core(member.type()) instanceof NumberType) {
                numbers.add(at.then(member.name()));
            }
        }
        return numbers;
    }

    /** Returns the list that an operation counts by its path or its name, or null. */
    private static @Nullable OperationRoute counted(ModelDraft draft, OperationRoute route) {
        SegmentedPath path = route.path();
        if (path.endsWithLiteral() && NameWords.bare(path.last().literal()).equals(COUNT)) {
            return draft.routes.find("GET", path.parent());
        }
        String call = route.endpoint().binding().callName();
        String noun = countedNoun(call == null ? route.endpoint().id().value() : call);
        List<OperationRoute> lists = noun.isEmpty() ? List.of() : lists(draft, route, noun);
        return lists.size() == 1 ? lists.get(0) : narrowed(draft, route, lists);
    }

    /** Returns the only one of several lists that declares all parameters of the count, or null. */
    private static @Nullable OperationRoute narrowed(
            ModelDraft draft, OperationRoute route, List<OperationRoute> lists) {
        Set<String> names = DeclaredFilters.of(draft.shapes, route.endpoint()).names();
        List<OperationRoute> found = lists.stream()
                .filter(list -> DeclaredFilters.of(draft.shapes, list.endpoint())
                        .names()
                        .containsAll(names))
                .toList();
        return found.size() == 1 ? found.get(0) : null;
    }

    /** Returns the noun of a name such as {@code countBooks} or {@code getBookCount}, or an empty text. */
    private static String countedNoun(String name) {
        OperationName operation = OperationName.of(name);
        List<String> words = NameWords.of(operation == null ? name : operation.noun());
        if (words.size() > 1 && words.get(words.size() - 1).equals(COUNT)) {
            return NameWords.key(String.join("_", words.subList(0, words.size() - 1)));
        }
        List<String> all = NameWords.of(name);
        return all.size() > 1 && all.get(0).equals(COUNT)
                ? NameWords.key(String.join("_", all.subList(1, all.size())))
                : "";
    }

    /** Returns the lists of a noun with the path parameters of an operation. */
    private static List<OperationRoute> lists(ModelDraft draft, OperationRoute route, String noun) {
        return draft.routes.all().stream()
                .filter(other -> draft.role(other.endpoint().id()) instanceof Role.ListAll
                        && other.path().endsWithLiteral()
                        && NameWords.key(other.path().last().literal()).equals(noun)
                        && parameters(other).equals(parameters(route)))
                .toList();
    }

    private static List<String> parameters(OperationRoute route) {
        return route.path().segments().stream()
                .map(SegmentedPath.Segment::parameter)
                .filter(Objects::nonNull)
                .toList();
    }
}
