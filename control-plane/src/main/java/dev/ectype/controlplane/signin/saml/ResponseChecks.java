package dev.ectype.controlplane.signin.saml;

import dev.ectype.controlplane.platform.error.Excerpt;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.opensaml.saml.common.SAMLVersion;
import org.opensaml.saml.common.xml.SAMLConstants;
import org.opensaml.saml.saml2.core.Issuer;
import org.opensaml.saml.saml2.core.NameIDType;
import org.opensaml.saml.saml2.core.Response;
import org.opensaml.saml.saml2.core.Status;
import org.opensaml.saml.saml2.core.StatusCode;
import org.w3c.dom.Element;

/** Checks the parts of a response around its assertion. They may be unsigned and can only lead to a refusal. */
final class ResponseChecks {
    private final SamlExpectation expected;

    ResponseChecks(SamlExpectation expected) {
        this.expected = expected;
    }

    /**
     * Checks a response.
     *
     * @param signed whether the element is part of {@link SignedContent}
     */
    void check(Element element, boolean signed) throws SamlRefused {
        ChildElements.optional(element, SAMLConstants.SAML20_NS, "Issuer", SamlRefusal.MALFORMED);
        ChildElements.optional(element, SAMLConstants.SAML20P_NS, "Status", SamlRefusal.MALFORMED);
        Response response = OpenSaml.unmarshal(Response.class, element);
        checkHeader("The response", response.getVersion(), response.getIssueInstant(), expected.now());
        checkStatus(response.getStatus());
        if (response.getIssuer() != null) {
            checkIssuer("The issuer of the response", response.getIssuer(), expected.provider());
        }
        String acs = expected.self().acs().toString();
        String destination = response.getDestination();
        if (destination == null ? signed : !destination.equals(acs)) {
            throw SamlRefused.different(SamlRefusal.WRONG_DESTINATION, "The destination", destination, acs);
        }
        if (!expected.requestId().equals(response.getInResponseTo())) {
            throw SamlRefused.different(
                    SamlRefusal.UNSOLICITED,
                    "InResponseTo of the response",
                    response.getInResponseTo(),
                    expected.requestId());
        }
    }

    /** Checks the attributes that responses and assertions share. */
    static void checkHeader(String part, @Nullable SAMLVersion version, @Nullable Instant issueInstant, Instant now)
            throws SamlRefused {
        if (!SAMLVersion.VERSION_20.equals(version)) {
            throw SamlRefused.different(
                    SamlRefusal.MALFORMED,
                    part + "'s version",
                    version == null ? null : version.toString(),
                    SAMLVersion.VERSION_20.toString());
        }
        if (issueInstant == null) {
            throw new SamlRefused(SamlRefusal.INCOMPLETE, part + " has no IssueInstant.");
        }
        new ValidityPeriod(now).checkBegin("IssueInstant", issueInstant);
    }

    static void checkIssuer(String part, @Nullable Issuer issuer, SamlIdentityProvider provider) throws SamlRefused {
        String value = issuer == null ? null : issuer.getValue();
        if (!provider.entityId().equals(value)) {
            throw SamlRefused.different(SamlRefusal.WRONG_ISSUER, part, value, provider.entityId());
        }
        String format = issuer == null ? null : issuer.getFormat();
        if (format != null && !format.equals(NameIDType.ENTITY)) {
            throw SamlRefused.different(SamlRefusal.WRONG_ISSUER, part + "'s format", format, NameIDType.ENTITY);
        }
    }

    private static void checkStatus(@Nullable Status status) throws SamlRefused {
        StatusCode code = status == null ? null : status.getStatusCode();
        String value = code == null ? null : code.getValue();
        if (StatusCode.SUCCESS.equals(value)) {
            return;
        }
        StatusCode detail = code == null ? null : code.getStatusCode();
        String message = status == null || status.getStatusMessage() == null
                ? null
                : status.getStatusMessage().getValue();
        throw new SamlRefused(
                SamlRefusal.STATUS,
                "The status is " + (value == null ? "missing" : Excerpt.of(value))
                        + (detail == null || detail.getValue() == null ? "" : ", " + Excerpt.of(detail.getValue()))
                        + (message == null ? "" : ", \"" + Excerpt.of(message) + "\"")
                        + ", but must be " + StatusCode.SUCCESS + ".");
    }
}
