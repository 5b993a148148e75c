package dev.ectype.controlplane.dashboard.sso;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.FieldFault;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.form.FormRequests;
import dev.ectype.controlplane.signin.saml.IdentityProviderMetadata;
import dev.ectype.controlplane.signin.saml.SamlBinding;
import dev.ectype.controlplane.sso.NewSsoProvider;
import dev.ectype.controlplane.sso.RoleMapping;
import dev.ectype.controlplane.sso.SsoBinding;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoProviderChanges;
import dev.ectype.controlplane.sso.SsoType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Converts between the form of an identity provider and the requests of the API, which have groups by their scope. */
@Component
final class SsoProviderForm {
    private static final String ATTRIBUTE = "groupAttribute";
    private static final String MAPPING = "roleMapping";
    private static final String SECRET = "clientSecret";
    private static final String BINDING = "ssoBinding";
    private static final List<String> SAML = List.of("entityId", "ssoUrl", "certificate");
    private static final List<String> OIDC = List.of("issuer", "clientId");

    private final FormRequests forms;

    SsoProviderForm(FormRequests forms) {
        this.forms = forms;
    }

    /** Reads the request to register a provider. */
    NewSsoProvider registration(Map<String, String> fields, SsoType type) {
        ObjectNode members = members(fields, type, false);
        members.put("type", type.text());
        put(members, fields, "emailDomain", false);
        return read(members, NewSsoProvider.class);
    }

    /** Reads the request to change a provider. An empty client secret stays unchanged, and an empty role mapping is removed. */
    SsoProviderChanges changes(Map<String, String> fields, SsoType type) {
        ObjectNode members = members(fields, type, true);
        if (!members.has(MAPPING)) {
            members.putNull(MAPPING);
        }
        return read(members, SsoProviderChanges.class);
    }

    /** Returns the request to enable or disable a provider. */
    SsoProviderChanges switched(boolean enabled) {
        return forms.read(forms.members().put("enabled", enabled), SsoProviderChanges.class);
    }

    /** Returns the values of a stored provider. */
    static SortedMap<String, String> values(SsoProvider provider) {
        SortedMap<String, String> values = new TreeMap<>();
        put(values, "name", provider.name());
        put(values, "entityId", provider.entityId());
        put(values, "ssoUrl", provider.ssoUrl());
        put(values, "certificate", provider.certificate());
        put(values, "issuer", provider.issuer());
        put(values, "clientId", provider.clientId());
        put(values, "defaultScope", provider.defaultScope().text());
        put(
                values,
                BINDING,
                provider.ssoBinding() == null ? null : provider.ssoBinding().text());
        put(values, "required", provider.required() ? "true" : null);
        RoleMapping mapping = provider.roleMapping();
        put(values, ATTRIBUTE, mapping == null ? null : mapping.attribute());
        put(values, MappedGroup.FIELD, MappedGroup.lines(MappedGroup.of(mapping)));
        return values;
    }

    /** Returns the values of metadata, for review. */
    static SortedMap<String, String> values(IdentityProviderMetadata metadata) {
        SortedMap<String, String> values = new TreeMap<>();
        values.put("entityId", metadata.entityId());
        values.put("ssoUrl", metadata.ssoUrl());
        values.put("certificate", metadata.certificate());
        values.put(
                BINDING, metadata.binding() == SamlBinding.POST ? SsoBinding.POST.text() : SsoBinding.REDIRECT.text());
        return values;
    }

    private static void put(SortedMap<String, String> values, String name, @Nullable String value) {
        values.put(name, value == null ? "" : value);
    }

    private ObjectNode members(Map<String, String> fields, SsoType type, boolean withEmpty) {
        ObjectNode members = forms.members();
        put(members, fields, "name", withEmpty);
        put(members, fields, "defaultScope", false);
        (type == SsoType.SAML ? SAML : OIDC).forEach(name -> put(members, fields, name, withEmpty));
        put(members, fields, type == SsoType.SAML ? BINDING : SECRET, false);
        members.put("required", fields.containsKey("required"));
        String attribute = fields.getOrDefault(ATTRIBUTE, "");
        String lines = fields.getOrDefault(MappedGroup.FIELD, "");
        if (!attribute.isBlank() || !lines.isBlank()) {
            ObjectNode mapping = members.putObject(MAPPING);
            put(mapping, Map.of("attribute", attribute), "attribute", false);
            for (MappedGroup mapped : MappedGroup.parse(lines)) {
                groups(mapping, mapped.scope()).add(mapped.group());
            }
        }
        return members;
    }

    private static ArrayNode groups(ObjectNode mapping, Scope scope) {
        return mapping.get(scope.text()) instanceof ArrayNode groups ? groups : mapping.putArray(scope.text());
    }

    private static void put(ObjectNode members, Map<String, String> fields, String name, boolean withEmpty) {
        String value = fields.getOrDefault(name, "").strip();
        if (withEmpty || !value.isEmpty()) {
            members.put(name, value);
        }
    }

    /** Reads a request; violations of the role mapping are those of its fields. */
    private <T> T read(ObjectNode members, Class<T> type) {
        try {
            return forms.read(members, type);
        } catch (InvalidRequest rejected) {
            if (!(rejected.details().get("fields") instanceof List<?> fields)) {
                throw rejected;
            }
            List<FieldFault> faults = new ArrayList<>();
            for (Object field : fields) {
                if (field instanceof FieldFault fault) {
                    faults.add(ofField(fault));
                }
            }
            throw InvalidRequest.of(faults);
        }
    }

    private static FieldFault ofField(FieldFault fault) {
        if (fault.path().equals(MAPPING + ".attribute")) {
            return new FieldFault(ATTRIBUTE, fault.rule(), fault.message());
        } else if (fault.path().startsWith(MAPPING)) {
            boolean element = fault.path().contains("[");
            return new FieldFault(
                    MappedGroup.FIELD, fault.rule(), (element ? "has a group that " : "") + fault.message());
        }
        return fault;
    }
}
