package dev.ectype.controlplane.scim.schema;

import static dev.ectype.controlplane.scim.schema.ScimAttribute.complex;
import static dev.ectype.controlplane.scim.schema.ScimAttribute.of;
import static dev.ectype.controlplane.scim.schema.ScimAttribute.text;

import java.util.List;

/** Defines the schemas of users and groups (RFC 7643, section 4) and the extension of groups by a scope. */
public final class ScimSchemas {
    static final ScimAttribute[] COMMON = {
        text(
                "id",
                "Identifier of the resource.",
                AttributeTrait.READ_ONLY,
                AttributeTrait.CASE_EXACT,
                AttributeTrait.UNIQUE,
                AttributeTrait.ALWAYS_RETURNED),
        text("externalId", "Identifier of the identity provider for the resource.", AttributeTrait.CASE_EXACT),
        of(
                AttributeType.REFERENCE,
                "schemas",
                "URNs of the schemas of the resource.",
                AttributeTrait.MULTI_VALUED,
                AttributeTrait.READ_ONLY,
                AttributeTrait.CASE_EXACT,
                AttributeTrait.ALWAYS_RETURNED),
        complex(
                "meta",
                "Facts about the resource.",
                List.of(AttributeTrait.READ_ONLY),
                text("resourceType", "Type of the resource.", AttributeTrait.READ_ONLY, AttributeTrait.CASE_EXACT),
                of(AttributeType.DATE_TIME, "created", "Time of the creation.", AttributeTrait.READ_ONLY),
                of(AttributeType.DATE_TIME, "lastModified", "Time of the last change.", AttributeTrait.READ_ONLY),
                of(AttributeType.REFERENCE, "location", "URL of the resource.", AttributeTrait.READ_ONLY),
                text("version", "Entity tag of the resource.", AttributeTrait.READ_ONLY, AttributeTrait.CASE_EXACT))
    };

    static final ScimSchema USER = new ScimSchema(
            "urn:ietf:params:scim:schemas:core:2.0:User",
            "User",
            "A member of the organization.",
            List.of(
                    text(
                            "userName",
                            "E-mail address of the member, in the e-mail domain of the identity provider.",
                            AttributeTrait.REQUIRED,
                            AttributeTrait.UNIQUE),
                    complex(
                            "name",
                            "Parts of the name.",
                            List.of(),
                            text("formatted", "Full name."),
                            text("familyName", "Family name."),
                            text("givenName", "Given name."),
                            text("middleName", "Middle name."),
                            text("honorificPrefix", "Title before the name."),
                            text("honorificSuffix", "Suffix after the name.")),
                    text("displayName", "Name for lists of members."),
                    text("nickName", "Casual name."),
                    of(AttributeType.REFERENCE, "profileUrl", "URL of a page about the user."),
                    text("title", "Job title."),
                    text("userType", "Kind of employment."),
                    text("preferredLanguage", "Language tag."),
                    text("locale", "Locale for dates and numbers."),
                    text("timezone", "Time zone."),
                    of(AttributeType.BOOLEAN, "active", "Whether the member may sign in."),
                    values("emails", "E-mail addresses."),
                    values("phoneNumbers", "Telephone numbers."),
                    complex(
                            "addresses",
                            "Postal addresses.",
                            List.of(AttributeTrait.MULTI_VALUED),
                            text("formatted", "Whole address.", AttributeTrait.MULTILINE),
                            text("streetAddress", "Street and house number.", AttributeTrait.MULTILINE),
                            text("locality", "City."),
                            text("region", "State or region."),
                            text("postalCode", "Postal code."),
                            text("country", "Country code."),
                            text("type", "Label, such as work or home."),
                            of(AttributeType.BOOLEAN, "primary", "Whether this is the preferred value.")),
                    complex(
                            "groups",
                            "Groups of the user; change them at the groups.",
                            List.of(AttributeTrait.MULTI_VALUED, AttributeTrait.READ_ONLY),
                            text(
                                    "value",
                                    "Identifier of the group.",
                                    AttributeTrait.READ_ONLY,
                                    AttributeTrait.CASE_EXACT),
                            of(AttributeType.REFERENCE, "$ref", "URL of the group.", AttributeTrait.READ_ONLY),
                            text("display", "Name of the group.", AttributeTrait.READ_ONLY),
                            text("type", "Always direct.", AttributeTrait.READ_ONLY))));

    static final ScimSchema ENTERPRISE_USER = new ScimSchema(
            "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
            "EnterpriseUser",
            "The employment of a user.",
            List.of(
                    text("employeeNumber", "Number of the employee."),
                    text("costCenter", "Cost center."),
                    text("organization", "Organization of the employee."),
                    text("division", "Division."),
                    text("department", "Department."),
                    complex(
                            "manager",
                            "Manager of the user.",
                            List.of(),
                            text("value", "Identifier of the manager.", AttributeTrait.CASE_EXACT),
                            of(AttributeType.REFERENCE, "$ref", "URL of the manager."),
                            text("displayName", "Name of the manager."))));

    static final ScimSchema GROUP = new ScimSchema(
            "urn:ietf:params:scim:schemas:core:2.0:Group",
            "Group",
            "A group of members, which can give them a scope.",
            List.of(
                    text(
                            "displayName",
                            "Name of the group; the role mapping of the identity provider lists such names.",
                            AttributeTrait.REQUIRED,
                            AttributeTrait.UNIQUE),
                    complex(
                            "members",
                            "Users of the group.",
                            List.of(AttributeTrait.MULTI_VALUED),
                            text(
                                    "value",
                                    "Identifier of the user.",
                                    AttributeTrait.CASE_EXACT,
                                    AttributeTrait.REQUIRED),
                            of(AttributeType.REFERENCE, "$ref", "URL of the user.", AttributeTrait.READ_ONLY),
                            text("display", "Name of the user.", AttributeTrait.READ_ONLY),
                            text("type", "Always User."))));

    static final ScimSchema GROUP_SCOPE = new ScimSchema(
            "urn:ectype:params:scim:schemas:extension:1.0:Group",
            "GroupScope",
            "The scope of the members of a group.",
            List.of(
                    text(
                            "scope",
                            "Scope of the members: read, write or admin. Without it, the role mapping of the identity provider decides.")));

    private ScimSchemas() {}

    private static ScimAttribute values(String name, String description) {
        return complex(
                name,
                description,
                List.of(AttributeTrait.MULTI_VALUED),
                text("value", "The value."),
                text("display", "The value for display."),
                text("type", "Label, such as work or home."),
                of(AttributeType.BOOLEAN, "primary", "Whether this is the preferred value."));
    }
}
