package dev.ectype.controlplane.scim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.unboundid.scim2.client.ScimService;
import com.unboundid.scim2.common.exceptions.PreconditionFailedException;
import com.unboundid.scim2.common.exceptions.ResourceConflictException;
import com.unboundid.scim2.common.exceptions.ResourceNotFoundException;
import com.unboundid.scim2.common.exceptions.ScimException;
import com.unboundid.scim2.common.filters.Filter;
import com.unboundid.scim2.common.messages.ListResponse;
import com.unboundid.scim2.common.messages.SortOrder;
import com.unboundid.scim2.common.types.AttributeDefinition;
import com.unboundid.scim2.common.types.Email;
import com.unboundid.scim2.common.types.EnterpriseUserExtension;
import com.unboundid.scim2.common.types.GroupResource;
import com.unboundid.scim2.common.types.Member;
import com.unboundid.scim2.common.types.Name;
import com.unboundid.scim2.common.types.SchemaResource;
import com.unboundid.scim2.common.types.UserResource;
import com.unboundid.scim2.common.utils.JsonUtils;
import com.unboundid.scim2.common.utils.SchemaUtils;
import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.ClientRequestFilter;
import java.util.List;
import org.glassfish.jersey.apache5.connector.Apache5ConnectorProvider;
import org.glassfish.jersey.client.ClientConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A published client of SCIM, which shares no code with the control plane. */
class ScimClientTest {
    private final ScimTenant tenant = new ScimTenant();
    private final Client http =
            ClientBuilder.newClient(new ClientConfig().connectorProvider(new Apache5ConnectorProvider()));
    private final ScimService scim = new ScimService(http.register((ClientRequestFilter)
                    request -> request.getHeaders().putSingle("Authorization", "Bearer " + tenant.token))
            .target(tenant.plane.address().resolve("/scim/v2")));

    @AfterEach
    void close() {
        http.close();
    }

    @Test
    void clientManagesAUser() throws ScimException {
        UserResource wanted = new UserResource()
                .setUserName(tenant.address("babs"))
                .setName(new Name().setGivenName("Barbara").setFamilyName("Jensen"))
                .setEmails(new Email()
                        .setValue(tenant.address("babs"))
                        .setType("work")
                        .setPrimary(true));
        wanted.setExternalId("ext-1");
        wanted.setExtension(new EnterpriseUserExtension().setDepartment("Sales"));
        UserResource made = scim.create("Users", wanted);
        assertThat(made.getId()).startsWith("usr_");
        assertThat(made.getActive()).isTrue();
        assertThat(made.getMeta().getLocation().toString()).endsWith("/scim/v2/Users/" + made.getId());
        assertThat(made.getExtension(EnterpriseUserExtension.class).getDepartment())
                .isEqualTo("Sales");
        assertThat(scim.retrieve(made)).isEqualTo(made);
        assertThatExceptionOfType(ResourceConflictException.class)
                .isThrownBy(() -> scim.create("Users", wanted))
                .satisfies(conflict ->
                        assertThat(conflict.getScimError().getScimType()).isEqualTo("uniqueness"));

        UserResource changed = scim.modifyRequest(made)
                .ifMatch()
                .replaceValue("displayName", "Babs")
                .addValues("emails", new Email().setValue("babs@home.example").setType("home"))
                .invoke();
        assertThat(changed.getDisplayName()).isEqualTo("Babs");
        assertThat(changed.getEmails()).hasSize(2);
        assertThatExceptionOfType(PreconditionFailedException.class)
                .isThrownBy(() -> scim.modifyRequest(made)
                        .ifMatch()
                        .replaceValue("displayName", "Lost")
                        .invoke());
        UserResource removed = scim.modifyRequest(changed)
                .removeValues("emails[type eq \"home\"]")
                .invoke();
        assertThat(removed.getEmails()).hasSize(1);
        removed.setTitle("Tour Guide");
        assertThat(scim.replaceRequest(removed).ifMatch().invoke().getTitle()).isEqualTo("Tour Guide");

        ListResponse<UserResource> found = scim.searchRequest("Users")
                .filter(Filter.and(
                        Filter.eq("userName", tenant.address("babs")),
                        Filter.hasComplexValue("emails", Filter.eq("type", "work"))))
                .invoke(UserResource.class);
        assertThat(found.getTotalResults()).isEqualTo(1);
        scim.delete(made);
        assertThatExceptionOfType(ResourceNotFoundException.class).isThrownBy(() -> scim.retrieve(made));
    }

    @Test
    void clientPagesAndSorts() throws ScimException {
        for (String name : List.of("a", "b", "c")) {
            tenant.user(name);
        }
        ListResponse<UserResource> page = scim.searchRequest("Users")
                .sort("userName", SortOrder.DESCENDING)
                .page(2, 1)
                .attributes("userName")
                .invokePost(UserResource.class);
        assertThat(page.getTotalResults()).isEqualTo(3);
        assertThat(page.getStartIndex()).isEqualTo(2);
        assertThat(page.getItemsPerPage()).isEqualTo(1);
        assertThat(page.getResources())
                .singleElement()
                .satisfies(user -> assertThat(user.getUserName()).isEqualTo(tenant.address("b")));
    }

    @Test
    void clientManagesAGroup() throws ScimException {
        String ada = tenant.user("ada");
        GroupResource made = scim.create(
                "Groups", new GroupResource().setDisplayName("Team").setMembers(new Member().setValue(ada)));
        assertThat(made.getMembers())
                .singleElement()
                .satisfies(member -> assertThat(member.getRef().toString()).endsWith("/Users/" + ada));
        GroupResource emptied = scim.modifyRequest(made)
                .removeValues("members[value eq \"" + ada + "\"]")
                .invoke();
        assertThat(emptied.getMembers()).isNullOrEmpty();
        scim.delete(emptied);
    }

    @Test
    void resourcesHaveTheAttributesOfTheirSchemasOnly() throws ScimException {
        assertThat(scim.getServiceProviderConfig().getPatch().isSupported()).isTrue();
        assertThat(scim.getResourceTypes().getTotalResults()).isEqualTo(2);
        ListResponse<SchemaResource> schemas = scim.getSchemas();
        assertThat(schemas.getTotalResults()).isEqualTo(4);
        SchemaResource user = scim.getSchema("urn:ietf:params:scim:schemas:core:2.0:User");
        List<String> names =
                user.getAttributes().stream().map(AttributeDefinition::getName).toList();
        UserResource made = scim.create(
                "Users", new UserResource().setUserName(tenant.address("ada")).setTitle("Dr"));
        JsonUtils.valueToNode(made).fieldNames().forEachRemaining(name -> {
            boolean common = SchemaUtils.COMMON_ATTRIBUTE_DEFINITIONS.stream()
                    .anyMatch(each -> each.getName().equals(name));
            assertThat(common || names.contains(name)).as(name).isTrue();
        });
    }
}
