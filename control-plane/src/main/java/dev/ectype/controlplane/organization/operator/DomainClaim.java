package dev.ectype.controlplane.organization.operator;

/**
 * Holds an operator's decision about the e-mail domain of a provider.
 *
 * @param status the decision: {@code verified} or {@code released}
 * @param organization the slug of the organization
 * @param provider the identifier of the provider
 */
public record DomainClaim(String domain, String status, String organization, String provider) {}
