package dev.ectype.compiler.graph;

import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.AsyncCompletion;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.RequestedItems;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.StartedOperation;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Builds the steps of one operation: lookups for its parameters, outermost first, then the steps of its role. */
final class StepBuilder {
    private final Endpoint endpoint;
    private final ResourceIndex resources;
    private final ContentRules contents;
    private final List<Step> steps = new ArrayList<>();
    private final LookupSteps lookups;
    private final FoundInstances found;
    private final Cases<Role, @Nullable Step> roles = Cases.<Role, @Nullable Step>of(Role.class)
            .on(Role.Create.class, this::insert)
            .on(Role.Read.class, this::advance)
            .on(Role.ListAll.class, this::query)
            .on(Role.Replace.class, role -> new Step.Replace(role.resource(), target(role), role.bodyAt()))
            .on(Role.Update.class, role -> new Step.Merge(role.resource(), target(role), role.bodyAt(), role.mask()))
            .on(Role.Delete.class, role -> new Step.Remove(role.resource(), target(role)))
            .on(Role.Act.class, this::transition)
            .on(Role.DeleteMany.class, this::removeMany)
            .on(
                    Role.ReadSubResource.class,
                    role -> new Step.ReadSubResource(role.resource(), target(role), role.member()))
            .on(Role.WriteSubResource.class, this::writeSubResource)
            .on(
                    Role.ClearSubResource.class,
                    role -> new Step.ClearSubResource(role.resource(), target(role), role.member()))
            .on(Role.Link.class, this::link)
            .on(Role.ReadLinked.class, this::requireLink)
            .on(Role.ClearMembers.class, role -> new Step.ClearMembers(role.resource(), target(role), role.members()))
            .on(Role.SetFlag.class, this::setFlag)
            .on(Role.EditList.class, this::editList)
            .on(Role.CustomAction.class, this::updateMembers)
            .on(
                    Role.Publish.class,
                    role -> new Step.Publish(
                            role.resource(), target(role), role.queue().envelopes()))
            .on(Role.ListReferrers.class, role -> new Step.ListReferrers(role.resource(), target(role), role.from()))
            .on(
                    Role.Fetch.class,
                    role -> new Step.Fetch(
                            role.resource(), target(role), role.queue().envelopes()))
            .exhaustive();

    StepBuilder(Endpoint endpoint, ResourceIndex resources, ContentRules contents) {
        this.contents = contents;
        this.endpoint = endpoint;
        this.resources = resources;
        this.found = new FoundInstances(resources);
        this.lookups = new LookupSteps(endpoint, resources, found, steps);
    }

    List<Step> build() {
        List<Step> written = roleSteps();
        StartedOperation start = endpoint.startedOperation();
        if (start != null) {
            written.removeIf(step -> step instanceof Step.ReplyWithSample);
            written.add(new Step.StartOperation(start.resource(), lookups.within(start.resource())));
        }
        return written;
    }

    private List<Step> roleSteps() {
        Role role = endpoint.role();
        List<ParameterBinding> bindings = endpoint.parameterBindings();
        if (isOnMany(role)) {
            bindings.forEach(lookups::add);
            steps.add(changeMany(Objects.requireNonNull(role)));
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
            steps.add(new Step.Upsert(replace.resource(), binding.parameter(), member, within, replace.bodyAt()));
            return steps;
        }
        bindings.forEach(lookups::add);
        if (role != null && isSingleton(role.resource())) {
            lookups.addSingleton(role.resource());
        }
        if (role != null && endpoint.body() != null && !hasTarget(role)) {
            lookups.addInBody(role.resource(), bodyAt(role));
        }
        Step content = contents.step(endpoint, found.innermost());
        if (content != null) {
            steps.add(content);
            return steps;
        }
        if (contents.projection(endpoint) != null && found.innermost() != null) {
            return steps;
        }
        Step step = role == null || needsTarget(role) && !hasTarget(role) ? new Step.ReplyWithSample() : step(role);
        if (step != null) {
            steps.add(step);
        }
        return steps;
    }

    private @Nullable Step step(Role role) {
        boolean bodiless = (role instanceof Role.Replace || role instanceof Role.Update) && endpoint.body() == null;
        boolean sampled =
                role instanceof Role.CustomAction action && action.replyAt() == null && action.bodyAt() == null;
        if (sampled) {
            return new Step.ReplyWithSample();
        }
        if (bodiless) {
            // A query carries some members, never a whole instance.
            return endpoint.hasQueryParameters()
                    ? new Step.Merge(role.resource(), target(role), MemberPath.ROOT, null)
                    : null;
        }
        return roles.apply(role);
    }

    private boolean isSingleton(ResourceName name) {
        Resource resource = resources.find(name);
        return resource != null && resource.singleton();
    }

    private static boolean needsTarget(Role role) {
        return !(role instanceof Role.Create || role instanceof Role.ListAll || role instanceof Role.DeleteMany);
    }

    private boolean hasTarget(Role role) {
        return found.has(role.resource());
    }

    private String target(Role role) {
        return found.target(role.resource());
    }

    private Step insert(Role.Create role) {
        boolean listed = role.bodyAt().names().contains(MemberPath.FIRST);
        // Only a client that gets all instances in the reply can learn which instances several files created.
        boolean listsAll = role.replyAt() != null && role.replyAt().names().contains(MemberPath.FIRST);
        boolean several = listed || listsAll && contents.acceptsSeveralFiles(endpoint);
        return new Step.Insert(
                role.resource(), lookups.within(role.resource()), role.bodyAt(), role.through(), several);
    }

    private @Nullable Step advance(Role.Read role) {
        AsyncCompletion completion = role.completion();
        return completion == null
                ? null
                : new Step.AdvanceOperation(
                        role.resource(), target(role), completion.member(), completion.pending(), completion.done());
    }

    private Step query(Role.ListAll role) {
        String through = role.through();
        boolean by = through != null || role.listMember() != null;
        String within = by ? found.innermost() : lookups.within(role.resource());
        boolean searched = endpoint.body() != null && !endpoint.body().media().isEmpty();
        return new Step.Query(
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

    private Step removeMany(Role.DeleteMany role) {
        String within = lookups.within(role.resource());
        return new Step.RemoveMany(
                role.resource(), within, role.parameter(), role.bodyAt(), NotFoundReplies.areDescribed(endpoint));
    }

    /** Returns whether the body lists the changes of several instances and the path identifies none. */
    private boolean isOnMany(@Nullable Role role) {
        MemberPath bodyAt = bodyAt(role);
        return role != null
                && bodyAt != null
                && bodyAt.names().contains(MemberPath.FIRST)
                && endpoint.parameterBindings().stream()
                        .noneMatch(binding -> binding.resource().equals(role.resource()))
                && !isSingleton(role.resource());
    }

    private Step changeMany(Role role) {
        boolean creates = role instanceof Role.Replace replace && replace.creates();
        return new Step.ChangeMany(
                role.resource(),
                lookups.within(role.resource()),
                Objects.requireNonNull(bodyAt(role)),
                role instanceof Role.Replace,
                creates);
    }

    private static @Nullable MemberPath bodyAt(@Nullable Role role) {
        return role instanceof Role.Replace replace
                ? replace.bodyAt()
                : role instanceof Role.Update update ? update.bodyAt() : null;
    }

    private Step writeSubResource(Role.WriteSubResource role) {
        return new Step.WriteSubResource(role.resource(), target(role), role.member(), role.merges(), role.bodyAt());
    }

    private Step link(Role.Link role) {
        String container = found.before(1);
        return role.adds()
                ? new Step.Link(role.resource(), role.relationship(), container, target(role))
                : new Step.Unlink(
                        role.resource(),
                        role.relationship(),
                        container,
                        target(role),
                        NotFoundReplies.areDescribed(endpoint));
    }

    private Step requireLink(Role.ReadLinked role) {
        return new Step.RequireLink(
                role.resource(), role.relationship(), role.backwards(), found.before(1), target(role));
    }

    private Step editList(Role.EditList role) {
        RequestedItems items = role.items();
        String target = target(role);
        String as = items.resource() == null ? null : found.name(items.resource());
        if (items.resource() != null && as != null) {
            steps.add(new Step.LookupAll(items.resource(), items.bodyAt(), items.currentUserAlias(), as));
        }
        return new Step.EditList(
                role.resource(), target, role.member(), role.relationship(), role.edit(), as, items.bodyAt());
    }

    private Step setFlag(Role.SetFlag role) {
        return new Step.SetFlag(role.resource(), target(role), role.member(), role.on(), role.count());
    }

    private @Nullable Step updateMembers(Role.CustomAction role) {
        return role.bodyAt() == null ? null : new Step.UpdateMembers(role.resource(), target(role), role.bodyAt());
    }

    private Step transition(Role.Act role) {
        return new Step.Transition(
                role.resource(), target(role), role.member(), role.from(), role.to(), role.conditionalTarget());
    }
}
