package dev.ectype.controlplane.compliance;

import java.util.List;

/** The events that auditors read first: those about who may do what, and about what was handed out. */
final class AuditKinds {
    /** What stands before the dot of a kind. */
    static final List<String> NOUNS = List.of(
            "api_key",
            "compliance_export",
            "invitation",
            "member",
            "organization",
            "scim_token",
            "session",
            "sso_provider",
            "user");

    private AuditKinds() {}
}
