package dev.ectype.controlplane.scim.user;

import dev.ectype.controlplane.organization.Member;
import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.organization.NewMember;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.mail.MailAddress;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.scim.group.GroupScopes;
import dev.ectype.controlplane.scim.provider.ProviderAccess;
import dev.ectype.controlplane.scim.provider.ScimProvider;
import dev.ectype.controlplane.scim.provider.ScimProviders;
import dev.ectype.controlplane.scim.schema.ScimErrors;
import dev.ectype.controlplane.scim.store.ScimResources;
import dev.ectype.controlplane.session.Sessions;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Creates, changes and removes members for identity providers. The deactivation of a member ends the member's sessions. */
@Service
public class ScimUsers implements ScimResources {
    private final ScimUserRepository repository;
    private final Members members;
    private final Sessions sessions;
    private final GroupScopes scopes;
    private final ScimProviders providers;
    private final Times times;

    ScimUsers(
            ScimUserRepository repository,
            Members members,
            Sessions sessions,
            GroupScopes scopes,
            ScimProviders providers,
            Times times) {
        this.repository = repository;
        this.members = members;
        this.sessions = sessions;
        this.scopes = scopes;
        this.providers = providers;
        this.times = times;
    }

    /** Creates a member and returns the identifier. */
    @Transactional
    @Override
    public String create(ProviderAccess access, ObjectNode wanted) {
        providers.lock(access.organization());
        String address = address(wanted);
        ScimProvider provider = provider(access, address);
        NewMember member = new NewMember(
                address,
                name(wanted),
                provider.defaultScope(),
                wanted.path("active").asBoolean(true));
        Member created = members.create(access.organization(), member).orElseThrow(() -> taken(address));
        store(access.organization(), IdKind.USER.require(created.id()), wanted);
        return created.id();
    }

    /**
     * Changes a member.
     *
     * @param ifMatch the expected versions, or null
     * @param change the function from the current attributes to the new ones
     */
    @Transactional
    @Override
    public void change(ProviderAccess access, String text, @Nullable String ifMatch, UnaryOperator<ObjectNode> change) {
        UUID organization = access.organization();
        providers.lock(organization);
        ScimUser before = find(access, text);
        UserView.version(before).check(ifMatch);
        ObjectNode current = UserView.writable(before);
        ObjectNode wanted = change.apply(current);
        // Without active, the state stays: an omission must not readmit a user.
        boolean active = wanted.path("active").asBoolean(before.active());
        String address = address(wanted);
        provider(access, address);
        String name = name(wanted);
        Member member = members.get(organization, text);
        Member changed = member.withEmail(address).withActive(active);
        storeMember(organization, member, name == null ? changed : changed.withName(name));
        if (!wanted.put("active", active).equals(current)) {
            store(organization, before.id(), wanted);
        }
        if (before.active() && !active) {
            sessions.revokeAll(organization, before.id(), null);
        }
    }

    /** Stores the columns of a member. Another address can belong to another provider, with another role mapping. */
    private void storeMember(UUID organization, Member before, Member after) {
        if (!after.email().equals(before.email())
                && members.findByAddress(organization, after.email()).isPresent()) {
            throw taken(after.email());
        }
        try {
            scopes.change(
                    organization,
                    List.of(IdKind.USER.require(before.id())),
                    () -> members.store(organization, before, after));
        } catch (DuplicateKeyException signedIn) {
            // A user with the new address signed in for the first time since the check.
            throw taken(after.email());
        }
    }

    /** Removes a member. */
    @Transactional
    @Override
    public void delete(ProviderAccess access, String text, @Nullable String ifMatch) {
        providers.lock(access.organization());
        UserView.version(find(access, text)).check(ifMatch);
        members.delete(access.organization(), members.get(access.organization(), text));
    }

    private ScimUser find(ProviderAccess access, String text) {
        return repository
                .find(access, IdKind.USER.require(text))
                .orElseThrow(() -> new NotFound(IdKind.USER.noun(), text));
    }

    /** Stores the attributes without those that have columns. */
    private void store(UUID organization, UUID id, ObjectNode wanted) {
        JsonNode externalId = wanted.get("externalId");
        ObjectNode attributes = wanted.deepCopy();
        attributes.remove("externalId");
        attributes.remove("active");
        repository.store(organization, id, externalId == null ? null : externalId.asString(), attributes, times.now());
    }

    private static String address(ObjectNode wanted) {
        String userName = wanted.path("userName").asString("");
        return MailAddress.parse(userName)
                .orElseThrow(() -> ScimErrors.invalidValue(
                        "The attribute userName must be an e-mail address, but was \"" + Excerpt.of(userName) + "\"."))
                .text();
    }

    /** Returns the provider of an address, or rejects the address if it is in no verified domain of the caller. */
    private static ScimProvider provider(ProviderAccess access, String address) {
        return access.providerOf(address).orElseThrow(() -> foreign(access, address));
    }

    private static ServiceException foreign(ProviderAccess access, String address) {
        String expected = access.providers().isEmpty()
                ? "no e-mail domain of an identity provider is verified yet; verify it with POST /v1/sso/providers/{id}/verify"
                : "send an address of " + String.join(" or ", access.domains());
        return ScimErrors.invalidValue("The userName \"" + Excerpt.of(address)
                + "\" is in no verified e-mail domain of the identity provider; " + expected + ".");
    }

    private static ServiceException taken(String address) {
        return ScimErrors.uniqueness("There is already a user with the userName \"" + Excerpt.of(address)
                + "\"; find the user with the filter userName eq, and change that user.");
    }

    /** Returns the name for lists of members, or null. */
    private static @Nullable String name(ObjectNode wanted) {
        JsonNode name = wanted.path("name");
        String joined = Stream.of(name.path("givenName"), name.path("familyName"))
                .map(part -> part.asString(""))
                .filter(part -> !part.isBlank())
                .collect(Collectors.joining(" "));
        return Stream.of(
                        wanted.path("displayName").asString(""),
                        name.path("formatted").asString(""),
                        joined)
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse(null);
    }
}
