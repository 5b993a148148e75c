package dev.ectype.controlplane.sso;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Represents the verification of a provider's e-mail domain and the DNS record that proves the ownership. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(
        example = "{\"status\":\"pending\",\"recordName\":\"_ectype-challenge.acme.example.com\","
                + "\"recordValue\":\"ectype-domain-verification=5f2b8c1e0d9a4e7f8b6c3d2a1f0e9d8c\"}")
public record DomainVerification(
        @Schema(description = "A provider cannot sign users in while this is pending.", example = "pending")
        Status status,

        @Schema(description = "The name of the TXT record to set.", example = "_ectype-challenge.acme.example.com")
        String recordName,

        @Schema(
                description = "The value of the TXT record to set.",
                example = "ectype-domain-verification=5f2b8c1e0d9a4e7f8b6c3d2a1f0e9d8c")
        String recordValue,

        @Schema(description = "Time of the verification.") @Nullable
        Instant verifiedAt,

        @Schema(description = "dns: by the TXT record; operator: by the operator of the control plane.") @Nullable
        Means verifiedBy) {
    private static final String NAME = "_ectype-challenge.";
    /** The prefix of every value, which distinguishes the record from those of other services. */
    static final String VALUE = "ectype-domain-verification=";

    static DomainVerification of(
            String domain, String token, @Nullable Instant verifiedAt, @Nullable String verifiedBy) {
        return new DomainVerification(
                verifiedAt == null ? Status.PENDING : Status.VERIFIED,
                NAME + domain,
                VALUE + token,
                verifiedAt,
                verifiedBy == null ? null : Means.valueOf(verifiedBy.toUpperCase(Locale.ROOT)));
    }

    boolean isVerified() {
        return status == Status.VERIFIED;
    }

    /** Lists the states of a verification. */
    public enum Status {
        PENDING,
        VERIFIED;

        @JsonValue
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Lists the methods of verification. */
    public enum Means {
        DNS,
        OPERATOR;

        @JsonValue
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
