package dev.ectype.controlplane.compliance;

import java.util.List;

/** Lists the kinds of events that auditors read first: permissions and disclosures. */
final class AuditKinds {
    /** The nouns before the dot of these kinds. */
    static final List<String> NOUNS = List.of(
            "api_key",
            "compliance_export",
            "group",
            "invitation",
            "member",
            "organization",
            "scim_token",
            "session",
            "sso_provider",
            "user");

    private AuditKinds() {}
}
