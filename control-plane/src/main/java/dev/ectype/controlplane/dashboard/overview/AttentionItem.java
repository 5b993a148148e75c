package dev.ectype.controlplane.dashboard.overview;

/**
 * Names something that a person should look at.
 *
 * @param text what it is
 * @param link what the page behind the address displays
 */
public record AttentionItem(String text, String link, String path) {}
