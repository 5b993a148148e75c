package dev.ectype.controlplane.organization.operator;

/**
 * What an operator decided about the e-mail domain of a provider.
 *
 * @param status {@code verified} or {@code released}
 * @param organization the slug of the organization
 * @param provider the identifier of the provider
 */
public record DomainClaim(String domain, String status, String organization, String provider) {}
