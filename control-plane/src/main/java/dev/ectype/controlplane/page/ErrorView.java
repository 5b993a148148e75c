package dev.ectype.controlplane.page;

/**
 * Represents an error on a page.
 *
 * @param message what went wrong and what to do
 * @param requestId the identifier of the request in the logs
 */
public record ErrorView(String title, String message, String requestId) {}
