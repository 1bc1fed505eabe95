"""What happens between two games, stage by stage; `flow` goes from one to the next."""
