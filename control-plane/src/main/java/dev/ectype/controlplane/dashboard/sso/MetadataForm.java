package dev.ectype.controlplane.dashboard.sso;

import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.signin.saml.IdentityProviderMetadata;
import dev.ectype.controlplane.signin.saml.SamlRefused;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.springframework.stereotype.Component;

/** Fills the form of a SAML provider from its metadata, so that an administrator can review the values. */
@Component
final class MetadataForm {
    /** The name of the field with the metadata. */
    static final String FIELD = "metadata";
    /** The name of the value with the number of signing certificates. */
    static final String CERTIFICATES = "certificates";

    private static final String SUBJECT = "The metadata ";
    private static final String DOCUMENT_TYPE = "DOCTYPE";

    private final Times times;

    MetadataForm(Times times) {
        this.times = times;
    }

    /** Reads the metadata in a field. */
    FormState read(Map<String, String> fields) {
        return read(fields, new TreeMap<>());
    }

    /**
     * Reads the metadata in a field.
     *
     * @param stored the values that the metadata replaces in part
     */
    FormState read(Map<String, String> fields, SortedMap<String, String> stored) {
        String xml = fields.getOrDefault(FIELD, "");
        if (xml.isBlank()) {
            throw InvalidRequest.of(FIELD, "notNull", "is missing");
        }
        try {
            IdentityProviderMetadata metadata = IdentityProviderMetadata.read(xml, times.now());
            SortedMap<String, String> values = new TreeMap<>(stored);
            values.putAll(SsoProviderForm.values(metadata));
            values.put(CERTIFICATES, String.valueOf(metadata.certificates()));
            return FormState.of(values);
        } catch (SamlRefused refused) {
            throw InvalidRequest.of(FIELD, "metadata", reason(String.valueOf(refused.getMessage())));
        }
    }

    /** Returns a rejected form with the stored values of the fields that it does not have. */
    static FormState with(FormState rejected, SortedMap<String, String> stored) {
        SortedMap<String, String> values = new TreeMap<>(stored);
        values.putAll(rejected.values());
        return new FormState(values, rejected.faults(), rejected.error(), rejected.status());
    }

    /** Returns the predicate of a sentence about the metadata. */
    private static String reason(String sentence) {
        if (sentence.contains(DOCUMENT_TYPE)) {
            return "must not have a document type; remove <!" + DOCUMENT_TYPE + " …>";
        }
        String reason = sentence.startsWith(SUBJECT) ? sentence.substring(SUBJECT.length()) : sentence;
        return reason.endsWith(".") ? reason.substring(0, reason.length() - 1) : reason;
    }
}
