package dev.ectype.compiler.graph;

import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.graph.step.ChangeStep;
import dev.ectype.compiler.graph.step.CollectionStep;
import dev.ectype.compiler.graph.step.FindStep;
import dev.ectype.compiler.graph.step.LinkStep;
import dev.ectype.compiler.graph.step.ReplyingStep;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.graph.step.StepOutput;
import dev.ectype.compiler.graph.step.SubResourceStep;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.AsyncCompletion;
import dev.ectype.compiler.ir.resource.DeleteMany;
import dev.ectype.compiler.ir.resource.LinkRole;
import dev.ectype.compiler.ir.resource.MoveRole;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ReplyingRole;
import dev.ectype.compiler.ir.resource.RequestedItems;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.SetFlag;
import dev.ectype.compiler.ir.resource.StartedOperation;
import dev.ectype.compiler.ir.resource.SubResourceRole;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Builds the steps of one operation: lookups for its parameters, outermost first, then the steps of its role. */
final class StepBuilder {
    private final Endpoint endpoint;
    private final ResourceIndex resources;
    private final List<Step> steps = new ArrayList<>();
    private final LookupSteps lookups;
    private final FoundInstances found;
    private final Cases<Role, @Nullable Step> roles = Cases.<Role, @Nullable Step>of(Role.class)
            .on(Role.Create.class, this::insert)
            .on(Role.Read.class, this::advance)
            .on(Role.ListAll.class, this::query)
            .on(Role.Count.class, role -> new CollectionStep.Count(query(role.list())))
            .on(Role.Replace.class, role -> new ChangeStep.Replace(role.resource(), target(role), role.bodyAt()))
            .on(
                    Role.Update.class,
                    role -> new ChangeStep.Merge(
                            role.resource(), target(role), role.bodyAt(), role.mask(), role.only()))
            .on(Role.Delete.class, role -> new ChangeStep.Remove(role.resource(), target(role)))
            .on(Role.Act.class, this::transition)
            .on(DeleteMany.class, this::removeMany)
            .on(
                    SubResourceRole.ReadSubResource.class,
                    role -> new SubResourceStep.ReadSubResource(role.resource(), target(role), role.member()))
            .on(SubResourceRole.WriteSubResource.class, this::writeSubResource)
            .on(
                    SubResourceRole.ClearSubResource.class,
                    role -> new SubResourceStep.ClearSubResource(role.resource(), target(role), role.member()))
            .on(LinkRole.Link.class, this::link)
            .on(LinkRole.ReadLinked.class, this::requireLink)
            .on(
                    Role.ClearMembers.class,
                    role -> new ChangeStep.ClearMembers(role.resource(), target(role), role.members()))
            .on(SetFlag.class, this::setFlag)
            .on(Role.EditList.class, this::editList)
            .on(Role.CustomAction.class, this::updateMembers)
            .on(
                    MoveRole.Move.class,
                    role -> new ChangeStep.MoveTo(role.resource(), target(role), role.to(), role.parameter()))
            .on(MoveRole.Merge.class, role -> new ChangeStep.Absorb(role.resource(), target(role), role.parameter()))
            .on(
                    ReplyingRole.Publish.class,
                    role -> new ReplyingStep.Publish(
                            role.resource(), target(role), role.queue().envelopes()))
            .on(
                    ReplyingRole.ListReferrers.class,
                    role -> new ReplyingStep.ListReferrers(role.resource(), target(role), role.from()))
            .on(
                    ReplyingRole.Fetch.class,
                    role -> new ReplyingStep.Fetch(
                            role.resource(), target(role), role.queue().envelopes()))
            .exhaustive();

    StepBuilder(Endpoint endpoint, ResourceIndex resources) {
        this.endpoint = endpoint;
        this.resources = resources;
        this.found = new FoundInstances(resources);
        this.lookups = new LookupSteps(endpoint, resources, found, steps);
    }

    List<Step> build() {
        List<Step> written = roleSteps();
        StartedOperation start = endpoint.startedOperation();
        if (start != null) {
            written.removeIf(step -> step.output() == StepOutput.SAMPLE);
            written.add(new CollectionStep.StartOperation(start.resource(), lookups.within(start.resource())));
        }
        return written;
    }

    private List<Step> roleSteps() {
        Role role = endpoint.role();
        List<ParameterBinding> bindings = endpoint.parameterBindings();
        if (role instanceof Role.Change change && isOnMany(change)) {
            bindings.forEach(lookups::add);
            steps.add(changeMany(change));
            return steps;
        }
        if (role instanceof Role.Replace replace && replace.creates() && !bindings.isEmpty()) {
            bindings.subList(0, bindings.size() - 1).forEach(lookups::add);
            ParameterBinding binding = bindings.get(bindings.size() - 1);
            Resource resource = resources.find(replace.resource());
            boolean identified =
                    resource == null || resource.identity().member().equals(binding.member());
            String member = identified ? null : binding.member();
            String within = lookups.qualified(replace.resource(), found.related(replace.resource()));
            steps.add(new CollectionStep.Upsert(
                    replace.resource(), binding.parameter(), member, within, replace.bodyAt()));
            return steps;
        }
        bindings.forEach(lookups::add);
        if (role != null && isSingleton(role.resource())) {
            lookups.addSingleton(role.resource());
        }
        if (role instanceof Role.Change change && endpoint.body() != null && !hasTarget(role)) {
            lookups.addInBody(role.resource(), change.bodyAt());
        }
        Step content = ContentSteps.step(endpoint, found.innermost());
        if (content == null && ContentSteps.projection(endpoint) != null && found.innermost() != null) {
            return steps;
        }
        Step step = content != null ? content : role == null ? new Step.ReplyWithSample() : step(role);
        if (step != null) {
            steps.add(step);
        }
        return steps;
    }

    private @Nullable Step step(Role role) {
        boolean bodiless = role instanceof Role.Change && endpoint.body() == null;
        boolean sampled =
                role instanceof Role.CustomAction action && action.replyAt() == null && action.bodyAt() == null;
        if (sampled || role.needsInstance() && !hasTarget(role)) {
            return new Step.ReplyWithSample();
        }
        if (bodiless) {
            // A query carries some members, never a whole instance.
            return endpoint.hasQueryParameters()
                    ? new ChangeStep.Merge(role.resource(), target(role), MemberPath.ROOT, null, null)
                    : null;
        }
        return roles.apply(role);
    }

    private boolean isSingleton(ResourceName name) {
        Resource resource = resources.find(name);
        return resource != null && resource.singleton();
    }

    private boolean hasTarget(Role role) {
        return found.has(role.resource());
    }

    private String target(Role role) {
        return found.target(role.resource());
    }

    private Step insert(Role.Create role) {
        boolean listed = role.bodyAt().names().contains(MemberPath.FIRST);
        boolean several = listed || ContentSteps.createsEach(endpoint);
        return new CollectionStep.Insert(
                role.resource(), lookups.within(role.resource()), role.bodyAt(), role.through(), several);
    }

    private @Nullable Step advance(Role.Read role) {
        AsyncCompletion completion = role.completion();
        return completion == null
                ? null
                : new ChangeStep.AdvanceOperation(
                        role.resource(), target(role), completion.member(), completion.pending(), completion.done());
    }

    private CollectionStep.Query query(Role.ListAll role) {
        String through = role.through();
        boolean linked = through != null || role.listMember() != null;
        String within = linked ? found.innermost() : lookups.within(role.resource());
        boolean searched = endpoint.body() != null && !endpoint.body().media().isEmpty();
        return new CollectionStep.Query(
                role.resource(),
                within,
                through,
                role.backwards(),
                role.listMember(),
                role.filters(),
                role.sort(),
                role.paging(),
                searched);
    }

    private Step removeMany(DeleteMany role) {
        Role.ListAll list = role.list();
        boolean mustExist = NotFoundReplies.areDescribed(endpoint);
        String within = list == null ? lookups.within(role.resource()) : null;
        return list == null
                ? new CollectionStep.RemoveMany(role.resource(), within, role.parameter(), role.bodyAt(), mustExist)
                : new CollectionStep.RemoveFound(query(list));
    }

    /** Returns whether the body lists the changes of several instances and the path identifies none. */
    private boolean isOnMany(Role.Change role) {
        return role.bodyAt().names().contains(MemberPath.FIRST)
                && endpoint.parameterBindings().stream()
                        .noneMatch(binding -> binding.resource().equals(role.resource()))
                && !isSingleton(role.resource());
    }

    private Step changeMany(Role.Change role) {
        return new CollectionStep.ChangeMany(
                role.resource(),
                lookups.within(role.resource()),
                role.bodyAt(),
                role instanceof Role.Replace,
                role.creates());
    }

    private Step writeSubResource(SubResourceRole.WriteSubResource role) {
        return new SubResourceStep.WriteSubResource(
                role.resource(), target(role), role.member(), role.merges(), role.bodyAt());
    }

    private Step link(LinkRole.Link role) {
        String container = found.before(1);
        return role.adds()
                ? new LinkStep.Link(role.resource(), role.relationship(), container, target(role))
                : new LinkStep.Unlink(
                        role.resource(),
                        role.relationship(),
                        container,
                        target(role),
                        NotFoundReplies.areDescribed(endpoint));
    }

    private Step requireLink(LinkRole.ReadLinked role) {
        return new LinkStep.RequireLink(
                role.resource(), role.relationship(), role.backwards(), found.before(1), target(role));
    }

    private Step editList(Role.EditList role) {
        RequestedItems items = role.items();
        if (items.bodyAt() == null) {
            return new ChangeStep.EditList(
                    role.resource(),
                    Objects.requireNonNull(found.before(1), "an item in the path has an owner before it"),
                    role.member(),
                    role.relationship(),
                    role.edit(),
                    found.innermost(),
                    null,
                    !role.adds() && NotFoundReplies.areDescribed(endpoint),
                    role.returnsList());
        }
        String target = target(role);
        String as = items.resource() == null ? null : found.name(items.resource());
        if (items.resource() != null && as != null) {
            steps.add(new FindStep.LookupAll(
                    items.resource(), lookups.owner(items.resource()), items.bodyAt(), items.currentUserAlias(), as));
        }
        return new ChangeStep.EditList(
                role.resource(),
                target,
                role.member(),
                role.relationship(),
                role.edit(),
                as,
                items.bodyAt(),
                false,
                role.returnsList());
    }

    private Step setFlag(SetFlag role) {
        Role.ListAll list = role.list();
        return list == null
                ? new ChangeStep.SetFlag(role.resource(), target(role), role.member(), role.on(), role.count())
                : new CollectionStep.FlagFound(query(list), role.member(), role.on(), role.states());
    }

    private @Nullable Step updateMembers(Role.CustomAction role) {
        return role.bodyAt() == null
                ? null
                : new ChangeStep.UpdateMembers(role.resource(), target(role), role.bodyAt());
    }

    private Step transition(Role.Act role) {
        Role.ListAll list = role.list();
        return list == null
                ? new ChangeStep.Transition(
                        role.resource(), target(role), role.member(), role.from(), role.to(), role.conditionalTarget())
                : new CollectionStep.TransitionFound(query(list), role.member(), role.from(), role.to());
    }
}
