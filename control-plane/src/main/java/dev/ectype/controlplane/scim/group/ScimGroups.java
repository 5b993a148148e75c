package dev.ectype.controlplane.scim.group;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.scim.provider.ProviderAccess;
import dev.ectype.controlplane.scim.provider.ScimProviders;
import dev.ectype.controlplane.scim.schema.ScimErrors;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import dev.ectype.controlplane.scim.store.ScimResources;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Creates, changes and deletes groups, and changes the scopes of their members. */
@Service
public class ScimGroups implements ScimResources {
    private final ScimGroupRepository repository;
    private final GroupMemberRepository memberships;
    private final GroupScopes scopes;
    private final ScimProviders providers;
    private final ApplicationEventPublisher changes;
    private final Uuid7 ids;
    private final Times times;

    ScimGroups(
            ScimGroupRepository repository,
            GroupMemberRepository memberships,
            GroupScopes scopes,
            ScimProviders providers,
            ApplicationEventPublisher changes,
            Uuid7 ids,
            Times times) {
        this.repository = repository;
        this.memberships = memberships;
        this.scopes = scopes;
        this.providers = providers;
        this.changes = changes;
        this.ids = ids;
        this.times = times;
    }

    /** Creates a group and returns its identifier. */
    @Transactional
    @Override
    public String create(ProviderAccess access, ObjectNode wanted) {
        UUID organization = access.organization();
        providers.lock(organization);
        UUID id = ids.next();
        GroupChanges group = group(access.groupProvider(), wanted);
        checkName(organization, group, null);
        Set<UUID> members = members(access, wanted);
        repository.insert(organization, id, group, times.now());
        scopes.change(organization, members, () -> memberships.add(organization, id, members));
        changes.publishEvent(GroupChanged.created(find(access, id), members));
        return IdKind.GROUP.text(id);
    }

    /**
     * Changes a group.
     *
     * @param ifMatch the expected versions, or null
     * @param change the function from the current attributes to the new ones
     */
    @Transactional
    @Override
    public void change(ProviderAccess access, String text, @Nullable String ifMatch, UnaryOperator<ObjectNode> change) {
        UUID organization = access.organization();
        UUID id = IdKind.GROUP.require(text);
        providers.lock(organization);
        ScimGroup before = find(access, id);
        GroupView.version(before).check(ifMatch);
        Set<UUID> current = memberIds(access, id);
        ObjectNode wanted = change.apply(GroupView.writable(before, current));
        GroupChanges group = group(repository.provider(organization, id), wanted);
        checkName(organization, group, id);
        Set<UUID> members = members(access, wanted);
        Set<UUID> added = difference(members, current);
        Set<UUID> removed = difference(current, members);
        boolean same = Objects.equals(group.externalId(), before.externalId()) && !changesScope(before, group);
        if (same && added.isEmpty() && removed.isEmpty()) {
            return;
        }
        Set<UUID> affected = new LinkedHashSet<>(changesScope(before, group) ? current : removed);
        affected.addAll(added);
        scopes.change(organization, affected, () -> {
            repository.update(organization, id, group, times.now());
            memberships.remove(organization, id, removed);
            memberships.add(organization, id, added);
        });
        changes.publishEvent(GroupChanged.updated(before, find(access, id), added, removed));
    }

    /** Returns whether a change of a group can change the scopes of all members. */
    private static boolean changesScope(ScimGroup before, GroupChanges after) {
        return !after.displayName().equals(before.displayName()) || after.scope() != before.scope();
    }

    /** Deletes a group; its members stay. */
    @Transactional
    @Override
    public void delete(ProviderAccess access, String text, @Nullable String ifMatch) {
        UUID organization = access.organization();
        UUID id = IdKind.GROUP.require(text);
        providers.lock(organization);
        ScimGroup before = find(access, id);
        GroupView.version(before).check(ifMatch);
        scopes.change(organization, memberIds(access, id), () -> repository.delete(organization, id));
        changes.publishEvent(GroupChanged.deleted(before));
    }

    private ScimGroup find(ProviderAccess access, UUID id) {
        return repository.find(access, id).orElseThrow(() -> new NotFound(IdKind.GROUP.noun(), IdKind.GROUP.text(id)));
    }

    private void checkName(UUID organization, GroupChanges group, @Nullable UUID except) {
        if (repository.hasName(organization, group.provider(), group.displayName(), except)) {
            throw ScimErrors.uniqueness("There is already a group \"" + Excerpt.of(group.displayName())
                    + "\"; change that group, or choose another displayName.");
        }
    }

    private static GroupChanges group(@Nullable UUID provider, ObjectNode wanted) {
        JsonNode externalId = wanted.get("externalId");
        String displayName = wanted.path("displayName").asString("");
        if (displayName.isBlank()) {
            throw ScimErrors.invalidValue("The attribute displayName must not be empty.");
        }
        return new GroupChanges(
                provider,
                displayName,
                externalId == null ? null : externalId.asString(),
                scope(wanted.path(ScimResourceType.GROUP.extension().urn()).path(GroupView.SCOPE)));
    }

    private static @Nullable Scope scope(JsonNode text) {
        if (text.isMissingNode()) {
            return null;
        }
        for (Scope scope : Scope.values()) {
            if (scope.text().equalsIgnoreCase(text.asString())) {
                return scope;
            }
        }
        throw ScimErrors.invalidValue(
                "The attribute scope must be read, write or admin, but was \"" + Excerpt.of(text.asString()) + "\".");
    }

    private Set<UUID> memberIds(ProviderAccess access, UUID group) {
        Set<UUID> members = new LinkedHashSet<>();
        memberships.members(access, List.of(group)).forEach(member -> members.add(member.user()));
        return members;
    }

    /** Returns the members of a resource, and rejects it if the caller does not manage one of them. */
    private Set<UUID> members(ProviderAccess access, ObjectNode wanted) {
        Set<UUID> members = new LinkedHashSet<>();
        for (JsonNode member : wanted.path(GroupView.MEMBERS)) {
            String text = member.path("value").asString("");
            members.add(IdKind.USER.parse(text).orElseThrow(() -> unknown(text)));
        }
        Set<UUID> unknown = difference(members, memberships.managed(access, members));
        if (!unknown.isEmpty()) {
            throw unknown(IdKind.USER.text(unknown.iterator().next()));
        }
        return members;
    }

    private static RuntimeException unknown(String member) {
        return ScimErrors.invalidValue(
                "The member \"" + Excerpt.of(member)
                        + "\" is no user of your identity provider; send the id of a user, because groups in groups are not supported.");
    }

    private static Set<UUID> difference(Collection<UUID> from, Collection<UUID> without) {
        Set<UUID> difference = new LinkedHashSet<>(from);
        difference.removeAll(without);
        return difference;
    }
}
