package dev.ectype.controlplane.signin.saml;

import dev.ectype.controlplane.platform.error.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.opensaml.saml.common.xml.SAMLConstants;
import org.opensaml.saml.saml2.core.Assertion;
import org.opensaml.saml.saml2.core.Audience;
import org.opensaml.saml.saml2.core.AudienceRestriction;
import org.opensaml.saml.saml2.core.AuthnStatement;
import org.opensaml.saml.saml2.core.Conditions;
import org.opensaml.saml.saml2.core.SubjectConfirmation;
import org.opensaml.saml.saml2.core.SubjectConfirmationData;
import org.w3c.dom.Element;

/** Checks that a verified assertion is meant for this service provider, this request and this time. */
final class AssertionChecks {
    /**
     * Callers accept every assertion once, as OneTimeUse requires. ProxyRestriction limits assertions that are derived from this one, and this
     * service provider derives none.
     */
    private static final List<String> KNOWN_CONDITIONS =
            List.of("AudienceRestriction", "OneTimeUse", "ProxyRestriction");

    private final SamlExpectation expected;
    private final ValidityPeriod period;

    AssertionChecks(SamlExpectation expected) {
        this.expected = expected;
        this.period = new ValidityPeriod(expected.now());
    }

    /** Checks an assertion and returns its period of validity. */
    ValidityPeriod check(VerifiedAssertion verified) throws SamlRefused {
        for (String name : List.of("Issuer", "Subject", "Conditions")) {
            ChildElements.optional(verified.element(), SAMLConstants.SAML20_NS, name, SamlRefusal.MALFORMED);
        }
        Assertion assertion = verified.assertion();
        ResponseChecks.checkHeader(
                "The assertion", assertion.getVersion(), assertion.getIssueInstant(), expected.now());
        if (assertion.getID() == null || assertion.getID().isEmpty()) {
            throw incomplete("ID");
        }
        ResponseChecks.checkIssuer("The issuer of the assertion", assertion.getIssuer(), expected.provider());
        checkConfirmations(assertion);
        checkConditions(verified);
        checkAuthentication(assertion);
        return period;
    }

    private void checkConfirmations(Assertion assertion) throws SamlRefused {
        if (assertion.getSubject() == null) {
            throw incomplete("subject");
        }
        List<SubjectConfirmation> bearers =
                new ArrayList<>(assertion.getSubject().getSubjectConfirmations());
        bearers.removeIf(confirmation -> !SubjectConfirmation.METHOD_BEARER.equals(confirmation.getMethod()));
        if (bearers.isEmpty()) {
            throw incomplete("subject confirmation with the method " + SubjectConfirmation.METHOD_BEARER);
        }
        List<SubjectConfirmationData> usable = new ArrayList<>();
        List<SamlRefused> refusals = new ArrayList<>();
        for (SubjectConfirmation bearer : bearers) {
            try {
                usable.add(checkConfirmation(bearer));
            } catch (SamlRefused refused) {
                refusals.add(refused);
            }
        }
        if (usable.isEmpty()) {
            throw refusals.get(0);
        } else if (usable.size() > 1) {
            throw new SamlRefused(
                    SamlRefusal.SEVERAL_CONFIRMATIONS,
                    usable.size() + " bearer confirmations of the subject are usable, but one must be.");
        }
        period.checkEnd(
                "NotOnOrAfter of the subject confirmation", usable.get(0).getNotOnOrAfter());
    }

    private SubjectConfirmationData checkConfirmation(SubjectConfirmation bearer) throws SamlRefused {
        SubjectConfirmationData data = bearer.getSubjectConfirmationData();
        if (data == null) {
            throw incomplete("data of its subject confirmation");
        }
        String acs = expected.self().acs().toString();
        if (!acs.equals(data.getRecipient())) {
            throw SamlRefused.different(SamlRefusal.WRONG_RECIPIENT, "The recipient", data.getRecipient(), acs);
        }
        if (!expected.requestId().equals(data.getInResponseTo())) {
            throw SamlRefused.different(
                    SamlRefusal.UNSOLICITED,
                    "InResponseTo of the subject confirmation",
                    data.getInResponseTo(),
                    expected.requestId());
        }
        if (data.getNotOnOrAfter() == null) {
            throw incomplete("NotOnOrAfter of its subject confirmation");
        }
        ValidityPeriod ownPeriod = new ValidityPeriod(expected.now());
        ownPeriod.checkBegin("NotBefore of the subject confirmation", data.getNotBefore());
        ownPeriod.checkEnd("NotOnOrAfter of the subject confirmation", data.getNotOnOrAfter());
        return data;
    }

    private void checkConditions(VerifiedAssertion verified) throws SamlRefused {
        Element element =
                ChildElements.only(verified.element(), SAMLConstants.SAML20_NS, "Conditions", SamlRefusal.INCOMPLETE);
        for (Element condition : ChildElements.of(element)) {
            if (!SAMLConstants.SAML20_NS.equals(condition.getNamespaceURI())
                    || !KNOWN_CONDITIONS.contains(condition.getLocalName())) {
                throw SamlRefused.different(
                        SamlRefusal.UNKNOWN_CONDITION,
                        "A condition",
                        condition.getNodeName(),
                        String.join("\" or \"", KNOWN_CONDITIONS));
            }
        }
        Conditions conditions = Objects.requireNonNull(verified.assertion().getConditions());
        period.checkBegin("NotBefore of the conditions", conditions.getNotBefore());
        period.checkEnd("NotOnOrAfter of the conditions", conditions.getNotOnOrAfter());
        List<AudienceRestriction> restrictions = conditions.getAudienceRestrictions();
        if (restrictions.isEmpty()) {
            throw SamlRefused.different(
                    SamlRefusal.WRONG_AUDIENCE,
                    "The audience",
                    null,
                    expected.self().entityId());
        }
        for (AudienceRestriction restriction : restrictions) {
            checkAudience(restriction);
        }
    }

    private void checkAudience(AudienceRestriction restriction) throws SamlRefused {
        List<String> audiences = new ArrayList<>();
        for (Audience audience : restriction.getAudiences()) {
            audiences.add(String.valueOf(audience.getURI()));
        }
        String entityId = expected.self().entityId();
        if (!audiences.contains(entityId)) {
            throw SamlRefused.different(
                    SamlRefusal.WRONG_AUDIENCE, "The audience", String.join(", ", audiences), entityId);
        }
    }

    private void checkAuthentication(Assertion assertion) throws SamlRefused {
        if (assertion.getAuthnStatements().isEmpty()) {
            throw incomplete("authentication statement");
        }
        for (AuthnStatement statement : assertion.getAuthnStatements()) {
            period.checkBegin("AuthnInstant", statement.getAuthnInstant());
            period.checkEnd("SessionNotOnOrAfter", statement.getSessionNotOnOrAfter());
        }
    }

    private static SamlRefused incomplete(String part) {
        return new SamlRefused(SamlRefusal.INCOMPLETE, "The assertion has no " + Excerpt.of(part) + ".");
    }
}
